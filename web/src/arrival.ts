// Who follows a link inside the page is led to the heading of the next one, as after loading a page.

let awaited = false;

/** A link has been followed: the next page that appears takes the focus. */
export function depart(): void {
  awaited = true;
}

/** A page has appeared; its heading takes the focus if the reader came by a link. */
export function arrive(heading: HTMLElement | undefined): void {
  if (!awaited || !heading) return;
  awaited = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
