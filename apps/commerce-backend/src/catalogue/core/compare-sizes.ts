// Made once: a collator per comparison is most of the time of a sort.
const { compare } = new Intl.Collator('en', { numeric: true });

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', '3xl', '4xl', '5xl'];

const fractions: Readonly<Record<string, number>> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 };

/** `37.5`, `37,5`, `37½`, `37 1/2`, `37 ⅔`; `80/86` and `36-38` by their first. */
const numberOf = (text: string): number => {
  const integer = Number.parseFloat(text.replace(',', '.'));
  const [, over, under] = /^\d+ (\d)\/(\d)$/.exec(text) ?? [];
  return integer + (over && under ? Number(over) / Number(under) : (fractions[text.at(-1) ?? ''] ?? 0));
};

/** Numbers by value first, then letter sizes, then words. */
const rank = (size: string): readonly [number, number] => {
  const text = size.trim().toLowerCase();
  const letter = letters.indexOf(text.split(/[/ -]/)[0] ?? text);
  if (letter >= 0) return [1, letter];
  const number = numberOf(text);
  return Number.isNaN(number) ? [2, 0] : [0, number];
};

/** Orders sizes as a shopper expects them: 36, 37.5, 38 … XS, S, M … One size. */
export function compareSizes(a: string, b: string): number {
  const [kindA, valueA] = rank(a);
  const [kindB, valueB] = rank(b);
  return kindA - kindB || valueA - valueB || compare(a, b);
}
