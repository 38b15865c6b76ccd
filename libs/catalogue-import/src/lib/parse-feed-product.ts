import { fail, isRecord, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { copyOf, nameOf, textOf } from './feed-text.ts';

export interface FeedVariant {
  readonly size?: string | undefined;
  readonly colour?: string | undefined;
  readonly stock?: number | undefined;
  readonly imageFile?: string | undefined;
  /** The name of its colour, where the colours of a product have names of their own. */
  readonly title?: string;
  /** Prices of their own for some markets: `SE/SEK`, `SWE/SEK`, `DE-EUR` or `SEK` to amount. */
  readonly prices?: Readonly<Record<string, number>> | undefined;
  /** With a correct check digit. */
  readonly gtin?: string | undefined;
  /** The system of the size, as Google writes it: `EU`, `UK`, `US`. */
  readonly sizeSystem?: string | undefined;
  /** The cuts that the size is made for: `petite`, `tall`. */
  readonly sizeTypes?: readonly string[];
  /** Addresses of its photos on other machines, the main one first. */
  readonly photoAddresses?: readonly string[];
}

/** One product of a feed, with every field checked; missing fields are undefined. */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  readonly titleSv?: string | undefined;
  readonly brand?: string | undefined;
  /** Empty where the feed has none: the title and the tags place the product. */
  readonly category: string;
  /** The merchant's own words for a product without a category. */
  readonly tags?: readonly string[];
  readonly gender?: string | undefined;
  readonly colour?: string | undefined;
  readonly price?: number | undefined;
  readonly currency?: string | undefined;
  /** The current price, where it is not `price`. Never shown as a reduction. */
  readonly salePrice?: number | undefined;
  /** Prices of their own for some markets, as variants have them. */
  readonly marketPrices?: Readonly<Record<string, number>> | undefined;
  readonly description?: string | undefined;
  readonly descriptionSv?: string | undefined;
  readonly source: string;
  readonly images: readonly string[];
  readonly sizes: readonly string[];
  readonly variants: readonly FeedVariant[];
  readonly materials: readonly string[];
  readonly patterns: readonly string[];
  readonly isNew: boolean;
  readonly unitsSold?: number | undefined;
  readonly rating?: { readonly score: number; readonly voteCount: number } | undefined;
  readonly stock?: number | undefined;
  /** Products with the same one are variants of each other. */
  readonly variantGroup?: string;
  /** Addresses, on other machines, of photos that show the product in no particular colour. */
  readonly photoAddresses?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The database counts to here. */
const maxCount = 2_147_483_647;

const countOf = (value: unknown): number | undefined => {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? Math.min(number, maxCount) : undefined;
};

const textsOf = (value: unknown, read = textOf): readonly string[] =>
  Array.isArray(value) ? value.flatMap((entry) => read(entry) ?? []) : [];

/** Amounts by market; undefined where there is none. */
function pricesOf(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const prices = Object.entries(value).filter((entry): entry is [string, number] => numberOf(entry[1]) !== undefined);
  return prices.length === 0 ? undefined : Object.fromEntries(prices);
}

function variantOf(value: unknown): FeedVariant | undefined {
  if (!isRecord(value)) return undefined;
  return {
    size: textOf(value.size),
    colour: nameOf(value.color),
    stock: countOf(value.stock),
    imageFile: textOf(value.imageFile),
    prices: pricesOf(value.prices),
  };
}

function ratingOf(fields: Fields): FeedProduct['rating'] {
  const score = numberOf(fields.rating);
  const voteCount = countOf(fields.reviewCount);
  return score !== undefined && score >= 1 && score <= 5 && voteCount !== undefined && voteCount > 0
    ? { score, voteCount }
    : undefined;
}

/** Parses a row of the feed: a row without an id, a title or a category is rejected at once. */
export function parseFeedProduct(value: unknown): Result<string, FeedProduct> {
  if (!isRecord(value)) return fail('not an object');
  const id = textOf(value.id);
  const title = nameOf(value.title);
  const category = nameOf(value.category);
  if (id === undefined) return fail('no id');
  if (title === undefined) return fail('no title');
  if (category === undefined) return fail('no category');
  const attributes = isRecord(value.attributes) ? value.attributes : {};
  const imageFile = textOf(value.imageFile);
  return ok({
    id,
    title,
    category,
    titleSv: nameOf(value.titleSv),
    brand: nameOf(value.brand),
    gender: textOf(value.gender),
    colour: nameOf(value.color),
    price: numberOf(value.price),
    currency: textOf(value.currency),
    salePrice: numberOf(value.salePrice),
    marketPrices: pricesOf(value.prices),
    description: copyOf(value.description),
    descriptionSv: copyOf(value.descriptionSv),
    source: textOf(value.source) ?? 'unknown source',
    images: [...new Set([...(imageFile === undefined ? [] : [imageFile]), ...textsOf(value.images)])],
    sizes: textsOf(value.sizes),
    variants: Array.isArray(value.variants) ? value.variants.flatMap((entry) => variantOf(entry) ?? []) : [],
    materials: textsOf(attributes.material, nameOf),
    patterns: textsOf(attributes.pattern, nameOf),
    isNew: textsOf(value.flags).includes('new'),
    unitsSold: countOf(value.unitsSold),
    rating: ratingOf(value),
    stock: countOf(value.stock),
  });
}
