import { checkDigitOf } from '@lyng/demo-catalogue/core';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { isForChildren } from '../categories/gender-words.ts';
import { copyOf, nameOf, textOf } from '../feed-text.ts';
import type { FeedProduct } from '../feed-product.ts';
import type { ReadFeedOptions } from './feed-row.ts';
import { parseMoney, sellingPrice } from './money.ts';

/** The values of each attribute by its name without prefix, with underscores; some may repeat. */
export type GoogleAttributes = Map<string, string[]>;

/** Adds a value to those of an attribute. */
export function addValue(attributes: GoogleAttributes, name: string, value: string): void {
  const values = attributes.get(name);
  if (values === undefined) attributes.set(name, [value]);
  else values.push(value);
}

/**
 * The stock that an availability means; undefined is the default stock. An item that cannot be sent now is not for sale:
 * the shop promises no later day of delivery.
 */
const stockOf: ReadonlyMap<string, number | undefined> = new Map([
  ...['instock', 'availablefororder', 'limitedavailability', 'onlineonly'].map((word) => [word, undefined] as const),
  ...['outofstock', 'preorder', 'backorder', 'presale', 'soldout', 'discontinued', 'instoreonly'].map(
    (word) => [word, 0] as const,
  ),
]);

/** Addresses, ids and amounts are as they are written; all other attributes are names, which may have entities. */
const isCode = (name: string): boolean => /(?:^id|_id|link|price|gtin|date)$/.test(name);

const all = (attributes: GoogleAttributes, name: string, read = isCode(name) ? textOf : nameOf): readonly string[] =>
  (attributes.get(name) ?? []).flatMap((value) => read(value) ?? []);

/** Addresses of images may repeat, or share one value with commas between them. */
const addressesOf = (attributes: GoogleAttributes): readonly string[] => [
  ...new Set([
    ...all(attributes, 'image_link'),
    ...all(attributes, 'additional_image_link').flatMap((value) => value.split(/,\s*(?=https?:)/)),
  ]),
];

/** The shop's own path comes last, where the import looks first; Google's is above it. A number of Google's has no words to go by. */
function categoryOf(attributes: GoogleAttributes): string {
  const [google] = all(attributes, 'google_product_category');
  const path = [google !== undefined && /^\d+$/.test(google) ? undefined : google, all(attributes, 'product_type')[0]];
  return path.filter((part) => part !== undefined).join(' > ');
}

/** Children's goods are children's, for whichever gender; an age group that cannot be read does not count. */
export function genderFor(
  gender: string | undefined,
  ageGroup: string | undefined,
): Result<string, string | undefined> {
  const forChildren = ageGroup === undefined ? false : isForChildren(ageGroup);
  if (forChildren === undefined) return fail(`unknown age group "${ageGroup ?? ''}"`);
  return ok(forChildren ? 'children' : gender);
}

/** `in stock`, `in_stock` and schema.org's `https://schema.org/InStock` are one. */
function stockIn([availability]: readonly string[]): Result<string, number | undefined> {
  if (availability === undefined) return fail('no availability');
  const key = availability.toLowerCase().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)|[\s_-]+/g, '');
  return stockOf.has(key) ? ok(stockOf.get(key)) : fail(`unknown availability "${availability}"`);
}

/** A GTIN of 8, 12, 13 or 14 digits whose last digit is right; separators and a spreadsheet's apostrophe are dropped. */
export function parseGtin(text: string): Result<string, string> {
  const digits = text.replace(/^'|[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return fail(`gtin "${text}" does not have 8, 12, 13 or 14 digits`);
  return digits.endsWith(checkDigitOf(digits.slice(0, -1)))
    ? ok(digits)
    : fail(`gtin "${text}" has a wrong check digit`);
}

/** Reads one item of a Google Merchant feed: one size of one colour. */
export function googleRow(
  row: number,
  attributes: GoogleAttributes,
  { now, currency }: Pick<ReadFeedOptions, 'now' | 'currency'>,
): Result<string, FeedProduct> {
  const value = (name: string) => all(attributes, name)[0];
  const [id, title] = [value('id'), value('title')];
  if (id === undefined) return fail('no id');
  if (title === undefined) return fail('no title');
  const fullPrice = value('price');
  const price = fullPrice === undefined ? ok(undefined) : parseMoney(fullPrice, currency);
  if (!price.ok) return price;
  const stock = stockIn(all(attributes, 'availability'));
  if (!stock.ok) return stock;

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
  const gender = value('gender');
  const sized = { size: value('size'), sizeSystem: value('size_system') };
  const [amount, paidIn] = [sold?.amount, sold?.currency];
  return ok({
    id,
    title,
    brand: value('brand'),
    category: categoryOf(attributes),
    gender: orLeftOut(genderFor(gender, value('age_group'))) ?? gender,
    price: amount,
    currency: paidIn,
    description: all(attributes, 'description', copyOf)[0],
    source: 'google-merchant',
    variants: [
      {
        row,
        id,
        // Titles of a group name size and colour; a product alone has its own.
        ...(value('item_group_id') === undefined ? {} : { title }),
        ...sized,
        sizeTypes: all(attributes, 'size_type').flatMap((type) => type.split(/\s*,\s*/)),
        colour: value('color'),
        stock: stock.value,
        gtin: gtin === undefined ? undefined : orLeftOut(parseGtin(gtin)),
        price: amount,
        currency: paidIn,
        photoAddresses: addressesOf(attributes),
        leftOut,
      },
    ],
    materials: all(attributes, 'material').flatMap((materials) => materials.split(/\s*\/\s*/)),
    patterns: all(attributes, 'pattern'),
  });
}
