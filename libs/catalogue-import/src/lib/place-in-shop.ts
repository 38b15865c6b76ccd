import { fail, ok } from '@lyng/model';
import type { Result, SourceGender } from '@lyng/model';
import { departments, families, isCarriedBy, kindPlansOf } from '@lyng/demo-catalogue/core';
import type { Department, Family } from '@lyng/demo-catalogue/core';
import type { CategoryMapping } from './categories/category-mapping.ts';
import { chooseKind, chooseKindWithoutPath } from './categories/choose-kind.ts';
import type { TaxonomyKinds } from './categories/choose-kind.ts';
import { genderOfPath, readGender } from './categories/gender-words.ts';
import type { Kind } from './categories/kinds.ts';
import type { FeedProduct } from './parse-feed-product.ts';

/** Where a product belongs: without a kind, its family is all that is known. */
export interface Place {
  readonly family: Family;
  readonly kind: Kind | undefined;
  readonly gender: SourceGender;
  readonly departments: readonly Department[];
}

/** A place, and the parts of the row that did not count for it. */
export interface PlacedRow {
  readonly place: Place;
  readonly leftOut: readonly string[];
}

const plans = families.flatMap(kindPlansOf);

/**
 * The departments of a kind for a gender: both adult ones for `unisex`, but only those that sell the kind when one does
 * not.
 */
export function departmentsOf(kind: string, gender: SourceGender): readonly Department[] {
  if (gender !== 'unisex') return [gender];
  const plan = plans.find((one) => one.kind === kind);
  const carrying = departments.filter(
    (department) => department !== 'children' && plan !== undefined && isCarriedBy(plan, department),
  );
  return carrying.length > 0 ? carrying : ['women', 'men'];
}

export interface PlaceTools {
  readonly mapping: CategoryMapping;
  readonly taxonomyKind: TaxonomyKinds;
}

/** `Boots - dark blue`: feeds that have no names for products put the colour behind the kind. */
const withoutColour = ({ title, colour }: Pick<FeedProduct, 'title' | 'colour'>): string =>
  colour !== undefined && title.endsWith(` - ${colour}`) ? title.slice(0, -colour.length - 3) : title;

type Placed = Pick<FeedProduct, 'category' | 'tags' | 'gender' | 'title' | 'colour'>;

/** Whom a row is for: its own word, else its category, else its tags; without any of them everybody. */
const genderFor = ({ gender, category, tags = [] }: Placed): SourceGender =>
  (gender === undefined ? undefined : readGender(gender)) ??
  genderOfPath(category) ??
  genderOfPath(tags.join(' > ')) ??
  'unisex';

const unknownGender = ({ gender }: Placed): readonly string[] =>
  gender === undefined || readGender(gender) !== undefined ? [] : [`unknown gender "${gender}"`];

/**
 * Finds the place of a row in the shop: where the merchant's file puts its category, or where its words do. Without a
 * category these are the title and the tags.
 */
export function placeInShop(product: Placed, { mapping, taxonomyKind }: PlaceTools): Result<string, PlacedRow> {
  const { category, tags = [] } = product;
  const own = mapping.of(category);
  const title = withoutColour(product);
  const chosen =
    category === '' ? chooseKindWithoutPath(title, tags, taxonomyKind) : chooseKind(category, title, taxonomyKind);
  const kind = own?.kind ?? chosen?.kind;
  if (kind === undefined)
    return fail(
      category === '' ? 'no category, and a title that names no goods of the shop' : `unknown category "${category}"`,
    );
  const gender = own?.gender ?? genderFor(product);
  const how = own?.kind === undefined || own.kind.key === chosen?.kind.key ? (chosen?.how ?? 'merchant') : 'merchant';
  mapping.record(category, kind, how);
  return ok({
    place: { family: kind.family, kind, gender, departments: departmentsOf(kind.key, gender) },
    leftOut: own?.gender === undefined ? unknownGender(product) : [],
  });
}
