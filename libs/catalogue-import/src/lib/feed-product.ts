import { fail, isRecord, ok } from '@lyng/model';
import type { JsonObject, Localized, Result } from '@lyng/model';
import { copyOf, nameOf, textOf } from './feed-text.ts';

/** Amounts by market: `SE/SEK`, `SWE/SEK`, `DE-EUR` or `SEK`. */
export type MarketAmounts = Readonly<Record<string, number>>;

/** One size of one colour. */
export interface FeedVariant {
  readonly size?: string | undefined;
  /** The system of the size, as Google writes it: `EU`, `UK`, `US`. */
  readonly sizeSystem?: string | undefined;
  /** The cuts that the size is made for: `petite`, `tall`. */
  readonly sizeTypes?: readonly string[];
  readonly colour?: string | undefined;
  readonly stock?: number | undefined;
  readonly imageFile?: string | undefined;
  /** Addresses of its photos on other machines, the main one first. */
  readonly photoAddresses?: readonly string[];
  /** A price and a currency of its own. */
  readonly price?: number | undefined;
  readonly currency?: string | undefined;
  readonly marketPrices?: MarketAmounts | undefined;
  /** With a correct check digit. */
  readonly gtin?: string | undefined;
  /** Its row, id and title in a feed whose variants have rows of their own. */
  readonly row?: number;
  readonly id?: string;
  readonly title?: string;
  /** Reasons for the parts that could not be read. */
  readonly leftOut?: readonly string[];
}

/** One product of a feed of any format, with every field checked; missing fields are undefined. */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  /** Title and description in other languages. */
  readonly titles?: Partial<Localized>;
  readonly descriptions?: Partial<Localized>;
  readonly brand?: string | undefined;
  /** Empty where the feed has none: the title and the tags place the product. */
  readonly category: string;
  /** The merchant's own words for a product without a category. */
  readonly tags?: readonly string[];
  readonly gender?: string | undefined;
  /** The current price: that of a sale while the sale is on. */
  readonly price?: number | undefined;
  readonly currency?: string | undefined;
  readonly marketPrices?: MarketAmounts | undefined;
  readonly description?: string | undefined;
  readonly source: string;
  readonly images?: readonly string[];
  /** Addresses, on other machines, of photos that show the product in no particular colour. */
  readonly photoAddresses?: readonly string[];
  readonly variants: readonly FeedVariant[];
  readonly materials?: readonly string[];
  readonly patterns?: readonly string[];
  readonly isNew?: boolean;
  readonly unitsSold?: number | undefined;
  readonly rating?: { readonly score: number; readonly voteCount: number } | undefined;
  /** Products with the same one are variants of each other. */
  readonly variantGroup?: string;
  /** Whether it is made of a free photo: without that photo the shop does not sell it. */
  readonly isFreePhoto?: boolean;
  /** Reasons for the parts that could not be read. */
  readonly leftOut?: readonly string[];
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The database counts to here. */
export const maxCount = 2_147_483_647;

const countOf = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 ? Math.min(Number(value), maxCount) : undefined;

const listOf = <Value>(value: unknown, read: (entry: unknown) => Value | undefined): readonly Value[] =>
  Array.isArray(value) ? value.flatMap((entry) => read(entry) ?? []) : [];

const amountsOf = (value: unknown): MarketAmounts =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([market, amount]) =>
      numberOf(amount) === undefined ? [] : [[market, Number(amount)]],
    ),
  );

/** Beside variants, `black/grey/orange` lists the colours of all of them. */
const onlyColour = (colour: string | undefined): string | undefined =>
  colour?.includes('/') === true ? undefined : colour;

/** The variants of a row; one without variants has its sizes and its colour on the product itself. */
function variantsOf(row: JsonObject): readonly FeedVariant[] {
  const colour = nameOf(row.color);
  const variants = listOf(row.variants, (value) => (isRecord(value) ? value : undefined)).map((value) => ({
    size: textOf(value.size),
    colour: nameOf(value.color) ?? onlyColour(colour),
    stock: countOf(value.stock),
    imageFile: textOf(value.imageFile),
    marketPrices: amountsOf(value.prices),
  }));
  if (variants.length > 0) return variants;
  const sizes = listOf(row.sizes, textOf);
  return (sizes.length > 0 ? sizes : [undefined]).map((size) => ({ size, colour, stock: countOf(row.stock) }));
}

function ratingOf(row: JsonObject): FeedProduct['rating'] {
  const [score = 0, voteCount = 0] = [numberOf(row.rating), countOf(row.reviewCount)];
  return score >= 1 && score <= 5 && voteCount > 0 ? { score, voteCount } : undefined;
}

const inSwedish = (text: string | undefined): Partial<Localized> => (text === undefined ? {} : { sv: text });

/** Parses a row of JSON: a row without an id, a title or a category is rejected at once. */
export function parseFeedProduct(row: unknown): Result<string, FeedProduct> {
  if (!isRecord(row)) return fail('not an object');
  const id = textOf(row.id);
  const title = nameOf(row.title);
  const category = nameOf(row.category);
  if (id === undefined) return fail('no id');
  if (title === undefined) return fail('no title');
  if (category === undefined) return fail('no category');
  const attributes = isRecord(row.attributes) ? row.attributes : {};
  const salePrice = numberOf(row.salePrice);
  const isOnSale = salePrice !== undefined && salePrice > 0;
  return ok({
    id,
    title,
    category,
    titles: inSwedish(nameOf(row.titleSv)),
    brand: nameOf(row.brand),
    gender: textOf(row.gender),
    price: isOnSale ? salePrice : numberOf(row.price),
    currency: textOf(row.currency),
    marketPrices: amountsOf(row.prices),
    description: copyOf(row.description),
    descriptions: inSwedish(copyOf(row.descriptionSv)),
    source: textOf(row.source) ?? 'unknown source',
    images: [...new Set(listOf([row.imageFile, ...listOf(row.images, textOf)], textOf))],
    variants: variantsOf(row),
    materials: listOf(attributes.material, nameOf),
    patterns: listOf(attributes.pattern, nameOf),
    isNew: listOf(row.flags, textOf).includes('new'),
    unitsSold: countOf(row.unitsSold),
    rating: ratingOf(row),
    leftOut: salePrice === undefined || isOnSale ? [] : [`sale price ${salePrice} is not a price`],
  });
}
