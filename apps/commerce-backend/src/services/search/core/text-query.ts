import type { QueryWord } from './read-query.ts';

const either = (alternatives: readonly string[]): string => `(${[...new Set(alternatives)].join(' | ')})`;
const allOf = (words: readonly QueryWord[]): string =>
  words.map(({ strong, near, prefix }) => either([...strong, ...near, ...prefix])).join(' & ');

/** The `tsquery` that every word must meet, in one of its forms. */
export const strictQuery = (words: readonly QueryWord[]): string => allOf(words);

/** The `tsquery` of what has every word in its name or properties, whole: descriptions have none of these forms. */
export const tellingQuery = (words: readonly QueryWord[]): string =>
  words.map(({ near, strong }) => either(near.length > 0 ? near : strong)).join(' & ');

/**
 * The `tsquery` for when no product has it all: a compound may be of any kind, or one word may be missing, though not
 * the kind of thing that is sought. `undefined` when nothing may be missing.
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

/** Alternatives and how many they are: PostgreSQL divides a rank by the number, which the count gives back. */
export interface RankedForms {
  readonly query: string;
  readonly count: number;
  readonly worth: number;
}

/** What a word may mean counts less than what it says, and what it may become least. */
const worths = { strong: 1, near: 0.5, prefix: 0.2 } as const;

/** What one word is ranked by. */
export const rankedForms = (word: QueryWord): readonly RankedForms[] =>
  (['strong', 'near', 'prefix'] as const).flatMap((tier) => {
    const forms = new Set(word[tier]);
    return forms.size === 0 ? [] : [{ query: either([...forms]), count: forms.size, worth: worths[tier] }];
  });
