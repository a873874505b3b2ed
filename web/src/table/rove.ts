// One tab stop for a group; the arrow keys move inside it.

/** Moves the focus among `[data-rove]` children by arrow keys, Home and End. */
export function rove(element: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...element.querySelectorAll<HTMLElement>('[data-rove]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = target(event.key, at, items);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  element.addEventListener('keydown', onKey);
  return () => element.removeEventListener('keydown', onKey);
}

function target(key: string, at: number, items: readonly HTMLElement[]): number | null {
  const last = items.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
    case 'ArrowDown':
      return vertical(at, items, key === 'ArrowDown' ? 1 : -1);
    default:
      return null;
  }
}

/** The nearest item of the next row in that direction. */
function vertical(at: number, items: readonly HTMLElement[], way: 1 | -1): number | null {
  const here = items[at]?.getBoundingClientRect();
  if (!here) return null;
  let best: number | null = null;
  let least = Infinity;
  items.forEach((item, index) => {
    const rect = item.getBoundingClientRect();
    const dy = (rect.y - here.y) * way;
    if (dy < 4) return;
    const far = dy * 4 + Math.abs(rect.x - here.x);
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}
