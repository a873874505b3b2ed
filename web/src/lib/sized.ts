// Sizes that the page has given to an element.
import type { Attachment } from 'svelte/attachments';

/**
 * Tells an element's inner width and height, in px, whenever the page has been laid out and they are new. Asking at once,
 * in the midst of a change, would have the whole page laid out for the answer, and again after the change.
 */
export function sized(tell: (width: number, height: number) => void): Attachment {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
