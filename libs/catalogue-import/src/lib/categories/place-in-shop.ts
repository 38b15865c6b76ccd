import { fail, ok } from '@lyng/model';
import type { Result, SourceGender } from '@lyng/model';
import { departments, families, isCarriedBy, kindPlansOf } from '@lyng/demo-catalogue/core';
import type { Department } from '@lyng/demo-catalogue/core';
import type { FeedProduct } from '../feed-product.ts';
import type { CategoryMapping } from './category-mapping.ts';
import { chooseKind } from './choose-kind.ts';
import { genderOfPath, readGender } from './gender-words.ts';
import type { Kind } from './kinds.ts';

/** The place of a product in the shop. */
export interface Place {
  readonly kind: Kind;
  readonly gender: SourceGender;
  readonly departments: readonly Department[];
}

/** A place, and the parts of the row that did not count for it. */
export interface PlacedRow extends Place {
  readonly leftOut: readonly string[];
}

const plans = families.flatMap(kindPlansOf);

/**
 * The departments of a kind for a gender: both adult ones for `unisex`, but only those that sell the kind when one does
 * not.
 */
function departmentsOf(kind: string, gender: SourceGender): readonly Department[] {
  if (gender !== 'unisex') return [gender];
  const plan = plans.find((one) => one.kind === kind);
  const carrying = departments.filter(
    (department) => department !== 'children' && plan !== undefined && isCarriedBy(plan, department),
  );
  return carrying.length > 0 ? carrying : ['women', 'men'];
}

type Placed = Pick<FeedProduct, 'category' | 'tags' | 'gender' | 'title' | 'variants'>;

/** `Boots - dark blue`: feeds that have no names for products put the colour behind the kind. */
function withoutColour({ title, variants: [{ colour } = {}] }: Placed): string {
  return colour !== undefined && title.endsWith(` - ${colour}`) ? title.slice(0, -colour.length - 3) : title;
}

/**
 * Finds the place of a row in the shop: where the merchant's file puts its category, or where its words do. Without a
 * category these are the title and the tags. It is for whom the row says, else the category, else the tags, else
 * everybody.
 */
export function placeInShop(product: Placed, mapping: CategoryMapping): Result<string, PlacedRow> {
  const { category, tags = [], gender: word } = product;
  const own = mapping.of(category);
  const chosen = chooseKind(category, withoutColour(product), tags);
  const kind = own?.kind ?? chosen?.kind;
  if (kind === undefined)
    return fail(
      category === '' ? 'no category, and a title that names no goods of the shop' : `unknown category "${category}"`,
    );
  mapping.record(category, kind, chosen?.kind === kind ? chosen.how : 'merchant');
  const read = word === undefined ? undefined : readGender(word);
  const gender = own?.gender ?? read ?? genderOfPath(category) ?? genderOfPath(tags.join(' > ')) ?? 'unisex';
  const isUnknown = own?.gender === undefined && word !== undefined && read === undefined;
  return ok({
    kind,
    gender,
    departments: departmentsOf(kind.key, gender),
    leftOut: isUnknown ? [`unknown gender "${word}"`] : [],
  });
}
