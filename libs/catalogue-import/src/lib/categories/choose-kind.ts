import { families } from '@lyng/demo-catalogue/core';
import type { Family } from '@lyng/demo-catalogue/core';
import { findKind, findKindInTitle } from './find-kind.ts';
import { kinds, otherKindOf } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { listed, listedInAll, words } from '../vocabulary/vocabulary.ts';
import { withoutGenders } from './gender-words.ts';
import { phraseOf, wordsOf } from './words.ts';

/** The rule that decided the kind of a row. */
export type How = 'merchant' | 'last part' | 'taxonomy' | 'title' | 'parent' | 'family' | 'tags';

export interface ChosenKind {
  readonly kind: Kind;
  readonly how: How;
}

/** A category of the imported folder's own taxonomy as a kind. */
export type TaxonomyKinds = (lastPart: string) => Kind | undefined;

const partsOf = (path: string): readonly string[] =>
  path
    .split('>')
    .map((part) => withoutGenders(part).trim())
    .filter((part) => part !== '');

const wordsOfFamilies = families.map(
  (family) => [family, new Set(listedInAll((one) => one.families[family]).flatMap(wordsOf))] as const,
);

const familiesIn = (part: string): readonly Family[] => {
  const found = wordsOf(part);
  return wordsOfFamilies.filter(([, known]) => found.some((word) => known.has(word))).map(([family]) => family);
};

/** The family of the last part that names exactly one, unlike `Clothing, Shoes & Jewelry`. */
function familyOf(parts: readonly string[]): Family | undefined {
  for (const part of parts.toReversed()) {
    const named = familiesIn(part);
    if (named.length === 1) return named[0];
  }
  return undefined;
}

/** Last parts of a path that are too vague: the title is read first. The kind, if any, is for titles without one. */
const vague = new Map<string, string | undefined>([
  ...listed(words.en.vagueParts).map((part) => [phraseOf(part), undefined] as const),
  ...Object.entries(words.en.vagueKinds).map(([part, kind]) => [phraseOf(part), kind] as const),
]);

/** A kind of shoes in a path of categories, and only a sport among tags. */
const activities = new Set(listed(words.en.activities).map(phraseOf));

const otherKinds = new Set(families.map(otherKindOf));
const isTelling = (kind: Kind): boolean => !otherKinds.has(kind);

/** `3 pack`, `tartan 3 pack`, `set`: the part does not name a kind. */
const isVague = (part: string): boolean => {
  const phrase = phraseOf(part);
  return vague.has(phrase) || /\b(?:pack|2pack|multipack)$/.test(phrase);
};

function ofParents(parents: readonly string[]): Kind | undefined {
  for (const parent of parents.toReversed()) {
    if (familiesIn(parent).length > 1) continue;
    const kind = findKind(parent, isTelling);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/**
 * The kind of a row: of the last part of its path, of the title where that part is vague, of the parts above, and at
 * last of the family alone. Undefined for goods of no family of the shop.
 */
export function chooseKind(path: string, title: string, taxonomy: TaxonomyKinds): ChosenKind | undefined {
  const parts = partsOf(path);
  const last = parts.at(-1) ?? '';
  const family = familyOf(parts);
  // Feeds count socks and ties among clothes, and no title of a coat makes it a shoe.
  const inFamily = (kind: Kind): boolean =>
    isTelling(kind) && (family === undefined || (kind.family === 'shoes') === (family === 'shoes'));
  if (last !== '' && !isVague(last)) {
    const kind = findKind(last, isTelling);
    if (kind !== undefined) return { kind, how: 'last part' };
    const translated = taxonomy(last);
    if (translated !== undefined) return { kind: translated, how: 'taxonomy' };
  }
  const titled = findKindInTitle(title, inFamily);
  if (titled !== undefined) return { kind: titled, how: 'title' };
  const parent = ofParents(parts.slice(0, -1));
  if (parent !== undefined) return { kind: parent, how: 'parent' };
  const preset = vague.get(phraseOf(last));
  const fallback = preset === undefined ? family && otherKindOf(family) : kinds.get(preset);
  return fallback && { kind: fallback, how: preset !== undefined && isTelling(fallback) ? 'last part' : 'family' };
}

/** The kind of a row without a path: of its title, else of its tags, unless they only name what the goods are for. */
export function chooseKindWithoutPath(
  title: string,
  tags: readonly string[],
  taxonomy: TaxonomyKinds,
): ChosenKind | undefined {
  const titled = chooseKind('', title, taxonomy);
  if (titled !== undefined) return titled;
  const tagged = chooseKind(tags.filter((tag) => !activities.has(phraseOf(tag))).join(' > '), '', taxonomy);
  return tagged && { kind: tagged.kind, how: 'tags' };
}
