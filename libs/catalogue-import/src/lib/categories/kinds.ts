import type { Localized } from '@lyng/model';
import { families, inEveryLanguage, kindPlansOf } from '@lyng/demo-catalogue/core';
import type { DemoKind, Family, SizeRun } from '@lyng/demo-catalogue/core';
import { goods, keysOf, localized } from '../vocabulary/vocabulary.ts';

/** A kind of goods that a product of a feed can be: one of the shop's own or a new one. */
export interface Kind {
  readonly key: string;
  readonly family: Family;
  readonly name: Localized;
  readonly drawing: string;
  readonly sizes: SizeRun;
  /** The kind above it, where that is not the family. */
  readonly below?: string;
  /** Whether the shop's own tree has no category for it. */
  readonly isNew: boolean;
}

const byKey = new Map<string, Kind>(
  families.flatMap((family) =>
    kindPlansOf(family).map(({ kind: key, drawing, sizes }) => {
      const name = inEveryLanguage((copy) => copy.kinds[key].category);
      return [key, { key, family, drawing, sizes, name, isNew: false }] as const;
    }),
  ),
);

function knownKind(key: string): Kind {
  const kind = byKey.get(key);
  if (kind === undefined) throw new Error(`@lyng/catalogue-import: there is no kind "${key}".`);
  return kind;
}

// A kind comes after the one that it is below, which is a family or a kind.
for (const key of keysOf(goods.kinds)) {
  const { below, drawnAs } = goods.kinds[key];
  const { drawing, sizes } = knownKind(drawnAs);
  const family = families.find((one) => one === below);
  const place = family === undefined ? { family: knownKind(below).family, below } : { family };
  byKey.set(key, { key, name: localized((own) => own.kinds[key]), drawing, sizes, isNew: true, ...place });
}

/** Every kind of the shop's word list, by its key. */
export const kinds: ReadonlyMap<string, Kind> = byKey;

/** The kind of goods of which only the family is known. */
export const otherKindOf = (family: Family): Kind => knownKind(`other-${family}`);

/** A kind of the shop's own, whose family and place the shop's tree knows. */
export const isDemoKind = (key: string): key is DemoKind => byKey.get(key)?.isNew === false;
