import { families } from '@lyng/demo-catalogue/core';
import type { Family } from '@lyng/demo-catalogue/core';
import { listed, listedInAll, words } from '../vocabulary/vocabulary.ts';
import { findKind, findKindInTitle, phraseOf, wordsOf } from './find-kind.ts';
import { withoutGenders } from './gender-words.ts';
import { kinds, otherKindOf } from './kinds.ts';
import type { Kind } from './kinds.ts';

/** The rule that decided the kind of a row. */
export type How = 'merchant' | 'last part' | 'title' | 'parent' | 'family' | 'tags';

export interface ChosenKind {
  readonly kind: Kind;
  readonly how: How;
}

const wordsOfFamilies = families.map(
  (family) => [family, new Set(listedInAll((one) => one.families[family]).flatMap(wordsOf))] as const,
);

/** The families that a part names: several in `Clothing, Shoes & Jewelry`. */
function familiesIn(part: string): readonly Family[] {
  const found = wordsOf(part);
  return wordsOfFamilies.filter(([, known]) => found.some((word) => known.has(word))).map(([family]) => family);
}

/** Last parts of a path that are too vague: the title is read first. The kind, if any, is for titles without one. */
const vague = new Map<string, string | undefined>([
  ...listed(words.en.vagueParts).map((part) => [phraseOf(part), undefined] as const),
  ...Object.entries(words.en.vagueKinds).map(([part, kind]) => [phraseOf(part), kind] as const),
]);

const otherKinds = new Set(families.map(otherKindOf));
const isTelling = (kind: Kind): boolean => !otherKinds.has(kind);

/** `3 pack`, `tartan 3 pack`, `set`: the part does not name a kind. */
const isVague = (phrase: string): boolean => vague.has(phrase) || /\b(?:pack|2pack|multipack)$/.test(phrase);

/** The kind of a path: of its last part, of the title where that part is vague, of the parts above, else of its family. */
function ofPath(parts: readonly string[], title: string): ChosenKind | undefined {
  const last = parts.at(-1) ?? '';
  const phrase = phraseOf(last);
  const own = isVague(phrase) ? undefined : findKind(last, isTelling);
  if (own !== undefined) return { kind: own, how: 'last part' };
  const [family] = parts.map(familiesIn).findLast((families) => families.length === 1) ?? [];
  // Feeds count socks and ties among clothes, and no title of a coat makes it a shoe.
  const inFamily = (kind: Kind): boolean =>
    isTelling(kind) && (family === undefined || (kind.family === 'shoes') === (family === 'shoes'));
  const titled = findKindInTitle(title, inFamily);
  if (titled !== undefined) return { kind: titled, how: 'title' };
  const parents = parts.slice(0, -1).filter((part) => familiesIn(part).length <= 1);
  const [parent] = parents.toReversed().flatMap((part) => findKind(part, isTelling) ?? []);
  if (parent !== undefined) return { kind: parent, how: 'parent' };
  const preset = kinds.get(vague.get(phrase) ?? '');
  if (preset !== undefined && isTelling(preset)) return { kind: preset, how: 'last part' };
  const other = preset ?? (family && otherKindOf(family));
  return other && { kind: other, how: 'family' };
}

/** Sports, which are kinds of shoes in a path of categories. */
const activities = new Set(listed(words.en.activities).map(phraseOf));

const partsOf = (path: readonly string[]): readonly string[] =>
  path.map((part) => withoutGenders(part).trim()).filter((part) => part !== '');

/** The kind of a row by its category, or without one by its title, else by its last tag that names a kind. */
export function chooseKind(category: string, title: string, tags: readonly string[]): ChosenKind | undefined {
  const chosen = ofPath(partsOf(category.split('>')), title);
  if (chosen !== undefined || category !== '') return chosen;
  // Among tags a sport, such as `running`, is what the goods are for.
  const tagged = ofPath(partsOf(tags.filter((tag) => !activities.has(phraseOf(tag)))), '');
  return tagged && { ...tagged, how: 'tags' };
}
