/** Attributes by which an element is the same one for a shopper, though it was rendered anew. */
const traits = ['href', 'name', 'value', 'aria-label', 'aria-labelledby', 'data-id', 'type'] as const;

const sameTo = (a: Element, b: Element): boolean =>
  a.textContent === b.textContent && traits.every((trait) => a.getAttribute(trait) === b.getAttribute(trait));

/**
 * Remembers what had the focus; the function given back finds it again. A list that has been refreshed meanwhile holds
 * another element in its place, which is found by its id, or by what it is called and where it leads.
 */
export const rememberOpener = (opener: Element | null): (() => HTMLElement | null) => {
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => null;
  // As it was: what replaces it is compared with this, not with what became of it since.
  const was = opener.cloneNode(true) as HTMLElement;
  return () => {
    if (opener.isConnected) return opener;
    const named = was.id === '' ? null : document.getElementById(was.id);
    return named ?? [...document.querySelectorAll<HTMLElement>(was.localName)].find((one) => sameTo(one, was)) ?? null;
  };
};
