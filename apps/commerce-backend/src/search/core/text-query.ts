import type { QueryWord } from './read-query.ts';

const either = (alternatives: readonly string[]): string => `(${[...new Set(alternatives)].join(' | ')})`;
const allOf = (words: readonly QueryWord[]): string =>
  words.map(({ strong, near, prefix }) => either([...strong, ...near, ...prefix])).join(' & ');

/** The `tsquery` that requires every word, in one of its forms. */
export const strictQuery = (words: readonly QueryWord[]): string => allOf(words);

/**
 * The `tsquery` of documents that have every word in the name or properties, in its exact form: descriptions have none
 * of these forms.
 */
export const exactQuery = (words: readonly QueryWord[]): string =>
  words.map(({ near, strong }) => either(near.length > 0 ? near : strong)).join(' & ');

/**
 * The `tsquery` for when no product matches every word: a compound matches by its kind, or one word may be missing,
 * though not the kind of product. `undefined` when no word may be missing.
 */
export function relaxedQuery(words: readonly QueryWord[]): string | undefined {
  const droppable = words.filter(({ isKind }) => !isKind);
  const left = droppable.length > 0 && droppable.length < words.length ? droppable : words.length > 2 ? words : [];
  const headed = words.map((word) => ({ ...word, near: [...word.near, ...word.head] }));
  const choices = [
    ...(words.some(({ head }) => head.length > 0) ? [headed] : []),
    ...left.map((dropped) => words.filter((word) => word !== dropped)),
  ];
  return choices.length === 0 ? undefined : choices.map((rest) => `(${allOf(rest)})`).join(' | ');
}

/** Alternatives and their number: PostgreSQL divides a rank by the number, and the count reverts that. */
export interface RankedForms {
  readonly query: string;
  readonly count: number;
  readonly weight: number;
}

/** A synonym counts less than the word itself, and a completion least. */
const weights = { strong: 1, near: 0.5, prefix: 0.2 } as const;

/** The forms that rank one word. */
export const rankedForms = (word: QueryWord): readonly RankedForms[] =>
  (['strong', 'near', 'prefix'] as const).flatMap((tier) => {
    const forms = new Set(word[tier]);
    return forms.size === 0 ? [] : [{ query: either([...forms]), count: forms.size, weight: weights[tier] }];
  });
