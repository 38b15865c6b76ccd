/** The part of a product in which a word appears. */
export type Field = 'name' | 'kind' | 'brand' | 'properties' | 'text';

export const fields: readonly Field[] = ['name', 'kind', 'brand', 'properties', 'text'];

/** The weight of a word in a field, and the reduction for a long field (0 none, 1 in full). */
const fieldRules: Readonly<Record<Field, { readonly weight: number; readonly b: number }>> = {
  name: { weight: 5, b: 0.3 },
  kind: { weight: 4, b: 0.3 },
  brand: { weight: 3, b: 0 },
  properties: { weight: 2, b: 0.3 },
  text: { weight: 1, b: 0.75 },
};

/** BM25's k1: with a low value, further occurrences of a word soon stop counting. */
const K1 = 1.2;

/** The score of one occurrence of a word in a field of `length` words, when fields have `average` words. */
export const occurrence = (field: Field, length: number, average: number): number => {
  const { weight, b } = fieldRules[field];
  return weight / (1 - b + (b * length) / Math.max(1, average));
};

/** The weighted occurrences of a word in a product as a number between 1 and 255. */
export const impactOf = (occurrences: number): number =>
  Math.max(1, Math.round((255 * occurrences) / (K1 + occurrences)));

/** Inverse document frequency: how much a word distinguishes that `frequency` of `total` products have. */
export const inverseFrequency = (total: number, frequency: number): number =>
  Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
