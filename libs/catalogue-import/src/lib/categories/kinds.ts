import type { Localized } from '@lyng/model';
import { families, inEveryLanguage, kindPlansOf } from '@lyng/demo-catalogue/core';
import type { DemoKind, Family } from '@lyng/demo-catalogue/core';
import { newKinds } from './new-kinds.ts';
import type { NewKind } from './new-kinds.ts';

/** A kind of goods that a product of a feed can be: one of the shop's own or a new one. */
export interface Kind {
  readonly key: string;
  readonly family: Family;
  readonly name: Localized;
  readonly drawing: string;
  /** The kind above it, where that is not the family. */
  readonly below?: string;
  /** Whether the shop's own tree has no category for it. */
  readonly isNew: boolean;
}

const ownKinds: readonly Kind[] = families.flatMap((family) =>
  kindPlansOf(family).map(({ kind, drawing }) => ({
    key: kind,
    family,
    drawing,
    name: inEveryLanguage((copy) => copy.kinds[kind].category),
    isNew: false,
  })),
);

const byKey = new Map(ownKinds.map((kind) => [kind.key, kind]));

/** Makes a kind of its description; the kinds that it is below must be known. */
export function describeKind(known: ReadonlyMap<string, Kind>, key: string, { name, drawnAs, below }: NewKind): Kind {
  const drawing = known.get(drawnAs)?.drawing ?? 't-shirt';
  if ('family' in below) return { key, name, drawing, family: below.family, isNew: true };
  return { key, name, drawing, family: known.get(below.kind)?.family ?? 'clothes', below: below.kind, isNew: true };
}

for (const [key, kind] of Object.entries(newKinds)) byKey.set(key, describeKind(byKey, key, kind));

/** Every kind of the shop's word list, by its key. */
export const kinds: ReadonlyMap<string, Kind> = byKey;

/** What is drawn, sized and named alike where only the family is known. */
export const otherKindOf: Readonly<Record<Family, string>> = {
  shoes: 'other-shoes',
  clothes: 'other-clothes',
  accessories: 'other-accessories',
};

/** A kind of the shop's own, whose family and place the shop's tree knows. */
export const isDemoKind = (key: string): key is DemoKind => byKey.get(key)?.isNew === false;
