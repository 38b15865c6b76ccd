import { colourNotStated, colourOf } from './colours.ts';
import type { ImportedColour } from './colours.ts';
import type { FeedPrice } from './convert-price.ts';
import type { FeedProduct, FeedVariant } from './feed-product.ts';
import { titlesOfColours } from './titles-of-colours.ts';
import type { Translate } from './read-taxonomy.ts';
import { sizeKey, sizeLabel } from './sizes.ts';

/** One colour of a feed's product with the sizes it comes in. */
export interface ColourOfProduct {
  /** The feed's word for the colour, so that the same one is recognized in the next run. */
  readonly key: string;
  readonly colour: ImportedColour;
  readonly title: string;
  readonly imageFile: string | undefined;
  readonly sizes: readonly {
    readonly label: string;
    readonly stock: number | undefined;
    readonly gtin: string | undefined;
  }[];
  readonly price: FeedPrice;
}

/** A part of a product, perhaps of one of its variants, that is left out. */
export interface LeftOut {
  readonly reason: string;
  readonly variant?: FeedVariant;
}

type LeaveOut = (part: LeftOut) => void;

const maxKeyLength = 100;

const keyOf = ({ colour = '' }: FeedVariant): string => colour.trim().toLowerCase().slice(0, maxKeyLength);

/** The variants of one colour with each size once: of two spellings the one in stock, else the first. */
function eachSizeOnce(variants: readonly FeedVariant[], leaveOut: LeaveOut): readonly FeedVariant[] {
  return [...Map.groupBy(variants, sizeKey).values()].flatMap((same) => {
    const kept = same.find(({ stock }) => stock !== 0) ?? same[0];
    for (const variant of same)
      if (variant !== kept) leaveOut({ reason: `size "${variant.size ?? ''}" comes twice in its colour`, variant });
    return kept ?? [];
  });
}

function sizesOf(variants: readonly FeedVariant[], leaveOut: LeaveOut): ColourOfProduct['sizes'] {
  return eachSizeOnce(variants, leaveOut).flatMap((variant) => {
    const label = sizeLabel(variant);
    if (label === undefined) leaveOut({ reason: `unknown size "${variant.size ?? ''}"`, variant });
    return label === undefined ? [] : [{ label, stock: variant.stock, gtin: variant.gtin }];
  });
}

/** A colour has one price: that of its dearest size, so that none is sold below its price. */
function priceOf(product: FeedProduct, variants: readonly FeedVariant[], leaveOut: LeaveOut): FeedPrice {
  const price = variants.some((variant) => variant.price !== undefined)
    ? Math.max(...variants.flatMap((variant) => variant.price ?? []))
    : product.price;
  for (const variant of variants)
    if (variant.price !== undefined && variant.price !== price)
      leaveOut({ reason: 'a price of its own among its colour', variant });
  const own: Record<string, number> = { ...product.marketPrices };
  const amounts = variants.flatMap(({ marketPrices = {} }) => Object.entries(marketPrices));
  for (const [market, of] of Map.groupBy(amounts, ([place]) => place))
    own[market] = Math.max(...of.map(([, amount]) => amount));
  return { price, currency: variants[0]?.currency ?? product.currency, own };
}

/** Sorts a product's variants by colour; leaves out variants that cannot be read, with a reason. */
export function coloursOfProduct(
  product: FeedProduct,
  translate: Translate,
  leaveOut: LeaveOut,
): readonly ColourOfProduct[] {
  const colours = [...Map.groupBy(product.variants, keyOf)];
  const titles = titlesOfColours(colours.map(([, variants]) => variants));
  return colours.flatMap(([key, all], index) => {
    const [{ colour, currency } = {}] = all;
    const variants = all.filter((variant) => variant.currency === currency);
    for (const variant of all)
      if (variant.currency !== currency) leaveOut({ reason: 'another currency than the rest of its colour', variant });
    const sizes = sizesOf(variants, leaveOut);
    if (sizes.length === 0) return [];
    return {
      key,
      colour: colour === undefined ? colourNotStated : colourOf(colour, translate),
      title: titles[index] ?? product.title,
      sizes,
      imageFile: variants.find(({ imageFile }) => imageFile !== undefined)?.imageFile,
      price: priceOf(product, variants, leaveOut),
    };
  });
}
