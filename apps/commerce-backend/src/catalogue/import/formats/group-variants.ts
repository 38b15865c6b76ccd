import { groupBy } from '../../../platform/collections/group-by.ts';
import type { FeedProduct } from '../parse-feed-product.ts';

/** A row that is one size of one colour: a product with one variant. */
export interface Offer {
  readonly row: number;
  readonly product: FeedProduct;
}

interface Rejected {
  readonly row: number;
  readonly id: string;
  readonly reason: string;
}

export interface GroupedOffers {
  readonly products: readonly Offer[];
  /** Rows that are left out, or imported without a part. */
  readonly rejected: readonly Rejected[];
}

const colourOf = ({ product }: Offer): string => product.variants[0]?.colour?.toLowerCase() ?? '';

/** A size is another one in another system and in another cut. */
const sizeOf = ({ product }: Offer): string => {
  const { size = '', sizeSystem = '', sizeTypes = [] } = product.variants[0] ?? {};
  return [size, sizeSystem, ...sizeTypes].join(' ').toLowerCase();
};

/** The beginning that titles such as "Sund hoodie, black, M" have in common; the first title when that is one word or none. */
export function commonTitle([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const isShared = (word: string, place: number) => others.every((title) => title.split(' ')[place] === word);
  const end = words.findIndex((word, place) => !isShared(word, place));
  if (end === -1) return first;
  const shared = words
    .slice(0, end)
    .join(' ')
    .replace(/[\s,;:/|(–—-]+$/, '');
  return shared.includes(' ') ? shared : first;
}

/** The sizes of one colour, in one currency and each once; the reasons of those that are left out go to `rejected`. */
function sizesOf(offers: readonly Offer[], rejected: Rejected[]): readonly Offer[] {
  const rowOfSize = new Map<string, number>();
  return offers.filter((offer) => {
    const earlier = rowOfSize.get(sizeOf(offer));
    const reject = (reason: string) => rejected.push({ row: offer.row, id: offer.product.id, reason });
    if (earlier !== undefined) reject(`has the colour and the size of row ${earlier}`);
    else if (offer.product.currency !== offers[0]?.product.currency) reject('has another currency than its group');
    else {
      rowOfSize.set(sizeOf(offer), offer.row);
      return true;
    }
    return false;
  });
}

/** A colour has one price: that of its dearest size, so that none is sold below its price. */
function priceOf(sizes: readonly Offer[], rejected: Rejected[]): number | undefined {
  const prices = sizes.flatMap(({ product }) => product.price ?? []);
  const highest = prices.length === 0 ? undefined : Math.max(...prices);
  for (const { row, product } of sizes)
    if (product.price !== highest)
      rejected.push({ row, id: product.id, reason: 'imported without a part: a price of its own among its colour' });
  return highest;
}

/**
 * Joins the rows of one group to a product with all their colours and sizes; the first row gives texts and category.
 * Colours of another price become a further product of the same group.
 */
export function groupVariants(group: string, offers: readonly Offer[]): GroupedOffers {
  const title = commonTitle(offers.map(({ product }) => product.title));
  const rejected: Rejected[] = [];
  const parts = new Map<string, { readonly price: number | undefined; readonly offers: Offer[] }>();
  for (const colour of groupBy(offers, colourOf).values()) {
    const sizes = sizesOf(colour, rejected);
    const price = priceOf(sizes, rejected);
    const key = `${price ?? ''} ${sizes[0]?.product.currency ?? ''}`;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, { price, offers: [...sizes] });
    else part.offers.push(...sizes);
  }
  const products = [...parts.values()].flatMap(({ price, offers: [first, ...others] }, index): readonly Offer[] => {
    if (first === undefined) return [];
    const id = index === 0 ? group : first.product.id;
    const variants = [first, ...others].flatMap(({ product }) => product.variants);
    return [{ row: first.row, product: { ...first.product, id, title, price, variantGroup: group, variants } }];
  });
  return { products, rejected };
}
