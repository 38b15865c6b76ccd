import { eachSizeOnce, sizeLabel } from './known-sizes.ts';
import { colourNotStated, colourOf } from './colour-words.ts';
import type { ImportedColour } from './colour-words.ts';
import type { FeedProduct, FeedVariant } from './parse-feed-product.ts';
import type { TaxonomyWords } from './read-taxonomy.ts';

export interface RunSize {
  readonly label: string;
  readonly stock: number | undefined;
  readonly gtin?: string | undefined;
}

/** One colour of a feed's product with the sizes it comes in. */
export interface ColourRun {
  /** The feed's word for the colour, so that the same one is recognized in the next run. */
  readonly key: string;
  readonly colour: ImportedColour;
  readonly imageFile: string | undefined;
  /** Its own name, where it is not that of the product. */
  readonly title?: string | undefined;
  readonly sizes: readonly RunSize[];
  /** The feed's own prices for markets. */
  readonly marketPrices: Readonly<Record<string, number>>;
}

export interface ColourRuns {
  readonly runs: readonly ColourRun[];
  /** Descriptions of the parts that were left out. */
  readonly leftOut: readonly string[];
}

/** A feed without variants has the sizes and the one colour on the product itself. */
function variantsOf(product: FeedProduct): readonly FeedVariant[] {
  if (product.variants.length > 0)
    return product.variants.map((variant) => ({ ...variant, colour: variant.colour ?? onlyColour(product) }));
  const sizes = product.sizes.length > 0 ? product.sizes : [undefined];
  return sizes.map((size) => ({ size, colour: product.colour, stock: product.stock }));
}

/** Beside variants, `black/grey/orange` lists the colours of all of them. */
const onlyColour = (product: FeedProduct): string | undefined =>
  product.colour?.includes('/') === true ? undefined : product.colour;

function sizesOf(variants: readonly FeedVariant[], leftOut: Set<string>): readonly RunSize[] {
  const onTwice = ({ size = '' }: FeedVariant) => leftOut.add(`size "${size}" comes twice`);
  return eachSizeOnce(variants, (variant) => variant, onTwice).flatMap((variant) => {
    const { size, stock, gtin } = variant;
    const label = sizeLabel(size, variant);
    if (label === undefined) leftOut.add(`unknown size "${size ?? ''}"`);
    return label === undefined ? [] : [{ label, stock, gtin }];
  });
}

const maxKeyLength = 100;

const keyOf = (colour: string | undefined): string => (colour ?? '').trim().toLowerCase().slice(0, maxKeyLength);

/** A product has one price in a market: that of its dearest size, so that none is sold below its price. */
function highestPrices(variants: readonly FeedVariant[]): Readonly<Record<string, number>> {
  const highest: Record<string, number> = {};
  for (const { prices = {} } of variants)
    for (const [market, price] of Object.entries(prices)) highest[market] = Math.max(price, highest[market] ?? 0);
  return highest;
}

/** Sorts a product's variants by colour; leaves out variants that cannot be read, with a reason. */
export function colourRunsOf(product: FeedProduct, taxonomy: TaxonomyWords): ColourRuns {
  const leftOut = new Set<string>();
  const runs: ColourRun[] = [];
  for (const [key, variants] of Map.groupBy(variantsOf(product), ({ colour }) => keyOf(colour))) {
    const word = variants[0]?.colour;
    const sizes = sizesOf(variants, leftOut);
    if (sizes.length === 0) continue;
    runs.push({
      key,
      colour: word === undefined ? colourNotStated : colourOf(word, taxonomy),
      sizes,
      title: variants[0]?.title,
      imageFile: variants.find((variant) => variant.imageFile !== undefined)?.imageFile,
      marketPrices: highestPrices(variants),
    });
  }
  return { runs, leftOut: [...leftOut] };
}
