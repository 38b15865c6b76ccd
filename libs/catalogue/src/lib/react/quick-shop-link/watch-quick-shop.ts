/** A click that opens a new tab or window, or does not use the main button. */
const leadsElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Listens for clicks on the quick-shop links of all present and future cards, so that a card adds no code to a page.
 * Calls `open` with the product's alias instead of following the link; the returned function stops listening.
 */
export function watchQuickShop(root: Document, open: (alias: string, link: HTMLAnchorElement) => void): () => void {
  const press = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quick-shop]') : null;
    // The address of a product ends in it, so that a card does not name it twice.
    const alias = decodeURIComponent(link?.pathname.split('/').at(-1) ?? '');
    if (!link || !alias || event.defaultPrevented || leadsElsewhere(event)) return;
    // Runs before the router, which ignores events whose default is prevented.
    event.preventDefault();
    // Safari does not focus what is clicked, and the panel returns the focus to where it was.
    link.focus({ preventScroll: true });
    open(alias, link);
  };
  root.addEventListener('click', press, { capture: true });
  return () => root.removeEventListener('click', press, { capture: true });
}
