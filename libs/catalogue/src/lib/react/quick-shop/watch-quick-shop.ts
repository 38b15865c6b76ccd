/** A press that asks for a new tab or window, or is no press of the first button. */
const leadsElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Listens for presses on the quick-shop links of all cards, now and later, so that a card costs a page no code of its own.
 * Calls `open` with the product's alias in place of following the link; the returned function stops it.
 */
export function watchQuickShop(root: Document, open: (alias: string, link: HTMLAnchorElement) => void): () => void {
  const press = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quick-shop]') : null;
    const alias = link?.dataset['quickShop'];
    if (!link || !alias || event.defaultPrevented || leadsElsewhere(event)) return;
    // Before the router sees it, which leaves alone what is prevented.
    event.preventDefault();
    // Safari does not focus what is pressed, and the panel gives the focus back to where it was.
    link.focus({ preventScroll: true });
    open(alias, link);
  };
  root.addEventListener('click', press, { capture: true });
  return () => root.removeEventListener('click', press, { capture: true });
}
