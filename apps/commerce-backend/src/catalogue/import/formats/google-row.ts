import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { textOf } from '../parse-feed-product.ts';
import type { FeedProduct } from '../parse-feed-product.ts';
import { parseGtin } from './gtin.ts';
import { parseMoney } from './money.ts';
import type { Money } from './money.ts';
import { plainText } from './plain-text.ts';
import { sellingPrice } from './sale-price.ts';

/** The values of each attribute by its name without prefix, with underscores; some may repeat. */
export type GoogleAttributes = ReadonlyMap<string, readonly string[]>;

export interface GoogleRow {
  readonly group: string | undefined;
  /** One size of one colour. */
  readonly product: FeedProduct;
  /** Parts of the row that the product does not have. */
  readonly leftOut: readonly string[];
}

/**
 * The stock that an availability means; undefined is the default stock. What cannot be sent now is not for sale:
 * the shop promises no later day of delivery.
 */
const stockOf: ReadonlyMap<string, number | undefined> = new Map([
  ['in_stock', undefined],
  ['available_for_order', undefined],
  ['out_of_stock', 0],
  ['preorder', 0],
  ['backorder', 0],
]);

const isForChildren: ReadonlyMap<string, boolean> = new Map([
  ['newborn', true],
  ['infant', true],
  ['toddler', true],
  ['kids', true],
  ['adult', false],
]);

const first = (attributes: GoogleAttributes, name: string): string | undefined =>
  attributes
    .get(name)
    ?.map(textOf)
    .find((text) => text !== undefined);

const all = (attributes: GoogleAttributes, name: string): readonly string[] =>
  (attributes.get(name) ?? []).flatMap((value) => textOf(value) ?? []);

/** Addresses of images may repeat, or share one value with commas between them. */
const addressesOf = (attributes: GoogleAttributes): readonly string[] => [
  ...new Set([
    ...all(attributes, 'image_link'),
    ...all(attributes, 'additional_image_link').flatMap((value) => value.split(/,\s*(?=https?:)/)),
  ]),
];

/** The shop's own path comes last, where the import looks first; Google's is above it. A number of Google's has no words to go by. */
function categoryOf(attributes: GoogleAttributes): string {
  const google = first(attributes, 'google_product_category');
  const path = [google !== undefined && /^\d+$/.test(google) ? undefined : google, first(attributes, 'product_type')];
  return plainText(path.filter((part) => part !== undefined).join(' > '));
}

/** Children's goods are children's, for whichever gender. */
export function genderFor(
  gender: string | undefined,
  ageGroup: string | undefined,
): Result<string, string | undefined> {
  if (ageGroup === undefined) return ok(gender);
  const forChildren = isForChildren.get(ageGroup.toLowerCase());
  if (forChildren === undefined) return fail(`unknown age group "${ageGroup}"`);
  return ok(forChildren ? 'children' : gender);
}

function stockIn(attributes: GoogleAttributes): Result<string, number | undefined> {
  const availability = first(attributes, 'availability');
  if (availability === undefined) return fail('no availability');
  const key = availability.toLowerCase().replace(/[\s-]+/g, '_');
  return stockOf.has(key) ? ok(stockOf.get(key)) : fail(`unknown availability "${availability}"`);
}

function priceIn(attributes: GoogleAttributes): Result<string, Money | undefined> {
  const price = first(attributes, 'price');
  return price === undefined ? ok(undefined) : parseMoney(price);
}

/** Reads one item of a Google Merchant feed: one size of one colour. */
export function googleRow(attributes: GoogleAttributes, now: Date): Result<string, GoogleRow> {
  const value = (name: string) => first(attributes, name);
  const [id, title] = [value('id'), value('title')];
  if (id === undefined) return fail('no id');
  if (title === undefined) return fail('no title');
  const price = priceIn(attributes);
  if (!price.ok) return price;
  const stock = stockIn(attributes);
  if (!stock.ok) return stock;
  const gender = genderFor(value('gender'), value('age_group'));
  if (!gender.ok) return gender;

  const leftOut: string[] = [];
  const orLeftOut = <Value>(result: Result<string, Value>): Value | undefined => {
    if (result.ok) return result.value;
    leftOut.push(result.error);
    return undefined;
  };
  const sold =
    price.value &&
    (orLeftOut(sellingPrice(price.value, value('sale_price'), value('sale_price_effective_date'), now)) ?? price.value);
  const gtin = value('gtin');
  const description = value('description');
  const variant = {
    size: value('size'),
    sizeSystem: value('size_system'),
    sizeTypes: all(attributes, 'size_type').flatMap((type) => type.split(/\s*,\s*/)),
    colour: value('color'),
    stock: stock.value,
    imageFile: undefined,
    gtin: gtin === undefined ? undefined : orLeftOut(parseGtin(gtin)),
    photoAddresses: addressesOf(attributes),
  };
  return ok({
    group: value('item_group_id'),
    leftOut,
    product: {
      id,
      title: plainText(title).replaceAll('\n', ' '),
      titleSv: undefined,
      brand: value('brand'),
      category: categoryOf(attributes),
      gender: gender.value,
      colour: undefined,
      price: sold?.amount,
      currency: sold?.currency,
      description: description === undefined ? undefined : plainText(description),
      descriptionSv: undefined,
      source: 'google-merchant',
      images: [],
      sizes: [],
      variants: [variant],
      materials: all(attributes, 'material').flatMap((materials) => materials.split(/\s*\/\s*/)),
      patterns: all(attributes, 'pattern'),
      isNew: false,
      unitsSold: undefined,
      rating: undefined,
      stock: undefined,
    },
  });
}
