/** A press that is not a plain left click. */
const isSpecial = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Intercepts links that would send a guest away to log in: to the account, or to a login that returns here. The links
 * stay real, for presses before hydration and browsers without JavaScript.
 */
export function watchLoginLinks(page: Document, accountPath: string, onWanted: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || isSpecial(event) || link.origin !== page.location.origin) return;
    const query = new URLSearchParams(link.search);
    const comesBack =
      query.get('action') === 'login' && query.get('returnTo')?.split(/[?#]/)[0] === page.location.pathname;
    if (!comesBack && link.pathname !== accountPath) return;
    event.preventDefault();
    link.focus();
    onWanted();
  };
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}
