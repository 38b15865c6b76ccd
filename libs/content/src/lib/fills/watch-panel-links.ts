/** A press that is not a plain left click. */
const isSpecial = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Intercepts links to content pages that would take a shopper away from what they do: those that open a tab of their
 * own, such as the terms in the checkout, those with `data-panel`, and those in a panel. The links stay real, for presses
 * before hydration and browsers without JavaScript. `aliasOf` is the page of an address of this site; `onWanted` also gets the words of the link.
 */
export function watchPanelLinks(
  page: Document,
  aliasOf: (target: string) => string | undefined,
  onWanted: (alias: string, words: string) => void,
): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || isSpecial(event) || link.origin !== page.location.origin) return;
    if (link.target !== '_blank' && !link.closest('[data-panel], [data-content-panel]')) return;
    const alias = aliasOf(link.pathname);
    if (alias === undefined) return;
    event.preventDefault();
    link.focus();
    onWanted(alias, link.textContent.trim());
  };
  // Before the router, which would follow it.
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}
