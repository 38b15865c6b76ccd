import { eachSizeOnce } from '../known-sizes.ts';
import type { FeedProduct, FeedVariant } from '../parse-feed-product.ts';
import { titlesOfColours } from './titles-of-colours.ts';

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

const variantOf = ({ product }: Offer): Pick<FeedVariant, 'size' | 'colour' | 'stock'> => product.variants[0] ?? {};

const colourOf = (offer: Offer): string => variantOf(offer).colour?.toLowerCase() ?? '';

/** The sizes of one colour, in one currency and each once; the reasons of those that are left out go to `rejected`. */
function sizesOf(offers: readonly Offer[], rejected: Rejected[]): readonly Offer[] {
  const reject = ({ row, product: { id } }: Offer, reason: string) => rejected.push({ row, id, reason });
  const isOfCurrency = ({ product }: Offer): boolean => product.currency === offers[0]?.product.currency;
  for (const offer of offers) if (!isOfCurrency(offer)) reject(offer, 'has another currency than its group');
  return eachSizeOnce(offers.filter(isOfCurrency), variantOf, (offer, { row }) =>
    reject(offer, `has the colour and the size of row ${row}`),
  );
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

const named = (offer: Offer, title: string): Offer => ({ ...offer, product: { ...offer.product, title } });

/** The variants of a product, those of a colour with a name of its own under that name. */
const variantsOf = (offers: readonly Offer[], title: string): readonly FeedVariant[] =>
  offers.flatMap(({ product }) =>
    product.variants.map((variant) => (product.title === title ? variant : { ...variant, title: product.title })),
  );

/**
 * Joins the rows of one group to a product with all their colours and sizes; the first row gives texts and category.
 * Colours of another price become a further product of the same group.
 */
export function groupVariants(group: string, offers: readonly Offer[]): GroupedOffers {
  const rejected: Rejected[] = [];
  const parts = new Map<string, { readonly price: number | undefined; readonly offers: Offer[] }>();
  const colours = [...Map.groupBy(offers, colourOf).values()];
  const titles = titlesOfColours(colours.map((colour) => colour.map(({ product }) => product)));
  for (const [index, colour] of colours.entries()) {
    const sizes = sizesOf(colour, rejected);
    const price = priceOf(sizes, rejected);
    const key = `${price ?? ''} ${sizes[0]?.product.currency ?? ''}`;
    const part = parts.get(key) ?? { price, offers: [] };
    parts.set(key, part);
    part.offers.push(...sizes.map((offer) => named(offer, titles[index] ?? offer.product.title)));
  }
  const products = [...parts.values()].flatMap(({ price, offers: part }, index): readonly Offer[] => {
    const [first] = part;
    if (first === undefined) return [];
    const { row, product } = first;
    const id = index === 0 ? group : product.id;
    const variants = variantsOf(part, product.title);
    return [{ row, product: { ...product, id, price, variantGroup: group, variants } }];
  });
  return { products, rejected };
}
