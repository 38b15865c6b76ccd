/** Attributes that identify an element after it was rendered again. */
const traits = ['href', 'name', 'value', 'aria-label', 'aria-labelledby', 'data-id', 'type'] as const;

const sameTo = (a: Element, b: Element): boolean =>
  a.textContent === b.textContent && traits.every((trait) => a.getAttribute(trait) === b.getAttribute(trait));

/**
 * Remembers the focused element; the returned function finds it again. After a list was refreshed another element is in
 * its place, which is found by its id, or by its name and address.
 */
export const rememberOpener = (opener: Element | null): (() => HTMLElement | null) => {
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => null;
  // A snapshot: the replacement is compared with this, not with later changes of the element.
  const was = opener.cloneNode(true) as HTMLElement;
  return () => {
    if (opener.isConnected) return opener;
    const named = was.id === '' ? null : document.getElementById(was.id);
    return named ?? [...document.querySelectorAll<HTMLElement>(was.localName)].find((one) => sameTo(one, was)) ?? null;
  };
};
