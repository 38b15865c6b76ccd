// Made once: a collator per comparison is most of the time of a sort.
const { compare } = new Intl.Collator('en', { numeric: true });

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', '3xl', '4xl', '5xl'];

/** Letter sizes first, then numbers by value (`80/86` by its first), then words. */
const rank = (size: string): readonly [number, number] => {
  const text = size.trim().toLowerCase();
  const letter = letters.indexOf(text.split(/[/ -]/)[0] ?? text);
  if (letter >= 0) return [0, letter];
  const number = Number.parseFloat(text.replace(',', '.'));
  return Number.isNaN(number) ? [2, 0] : [1, number];
};

/** Orders sizes as a shopper expects them: XS, S, M … 36, 37.5, 38 … One size. */
export function compareSizes(a: string, b: string): number {
  const [kindA, valueA] = rank(a);
  const [kindB, valueB] = rank(b);
  return kindA - kindB || valueA - valueB || compare(a, b);
}
