/** A list of the shop that has a name of its own: a category or a brand. */
export interface Place {
  readonly name: string;
  /** What it lies in, such as the department; `undefined` at the top. */
  readonly within: string | undefined;
  /** As the search service writes it, without the site's prefix. */
  readonly link: string;
  /** How many products are found there; `undefined` where nobody has counted. */
  readonly count: number | undefined;
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The places whose name the typed words begin, one word of the name at least; the others may be words of what it lies in.
 * First those whose name begins as was typed, then the fullest.
 */
export function matchPlaces(places: readonly Place[], typed: string, most: number): readonly Place[] {
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
    .slice(0, most);
}
