/** A list of the shop with a name of its own: a category or a brand. */
export interface Place {
  readonly name: string;
  /** The department that it belongs to; `undefined` at the top. */
  readonly within: string | undefined;
  /** As the search service writes it, without the site's prefix. */
  readonly link: string;
  /** The number of products in the place; `undefined` where unknown. */
  readonly count: number | undefined;
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** The words of a text, without the difference of small and capital letters. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The places that match the typed words: at least one word begins a word of the name; the others may match the department's
 * name. First those whose name begins with the typed text, then those with the most products.
 */
export function matchPlaces(places: readonly Place[], typed: string, max: number): readonly Place[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const rank = ({ name }: Place): number => (fold(name).startsWith(fold(typed).trim()) ? 0 : 1);
  return places
    .filter(({ name, within = '' }) => {
      const own = wordsOf(name);
      const all = [...own, ...wordsOf(within)];
      const begins = (word: string) => (candidate: string) => candidate.startsWith(word);
      return wanted.every((word) => all.some(begins(word))) && wanted.some((word) => own.some(begins(word)));
    })
    .toSorted((a, b) => rank(a) - rank(b) || (b.count ?? 0) - (a.count ?? 0))
    .slice(0, max);
}

/** The departments of the shop, those with the most products first. */
export const departmentsOf = (places: readonly Place[], max: number): readonly Place[] =>
  places
    .filter(({ within }) => within === undefined)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, max);
