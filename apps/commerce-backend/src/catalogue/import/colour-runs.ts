import { sizeLabel } from './known-sizes.ts';
import { colourNotStated, colourOf } from './colour-words.ts';
import type { ImportedColour } from './colour-words.ts';
import type { DemoKind } from '@lyng/demo-catalogue/core';
import type { FeedProduct, FeedVariant } from './parse-feed-product.ts';
import type { TaxonomyWords } from './read-taxonomy.ts';

export interface RunSize {
  readonly label: string;
  readonly stock: number | undefined;
}

/** One colour of a feed's product with the sizes it comes in. */
export interface ColourRun {
  readonly colour: ImportedColour;
  readonly imageFile: string | undefined;
  readonly sizes: readonly RunSize[];
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
  return sizes.map((size) => ({ size, colour: onlyColour(product), stock: product.stock, imageFile: undefined }));
}

const onlyColour = (product: FeedProduct): string | undefined =>
  product.colour?.includes('/') === true ? undefined : product.colour;

function sizesOf(kind: DemoKind, variants: readonly FeedVariant[], leftOut: Set<string>): readonly RunSize[] {
  const sizes = new Map<string, RunSize>();
  for (const { size, stock } of variants) {
    const label = sizeLabel(kind, size);
    if (label === undefined) leftOut.add(size === undefined ? 'no size' : `unknown size "${size}"`);
    else if (!sizes.has(label)) sizes.set(label, { label, stock });
  }
  return [...sizes.values()];
}

/** Sorts a product's variants by colour; leaves out variants that cannot be read, with a reason. */
export function colourRunsOf(kind: DemoKind, product: FeedProduct, taxonomy: TaxonomyWords): ColourRuns {
  const leftOut = new Set<string>();
  const byWord = new Map<string | undefined, FeedVariant[]>();
  for (const variant of variantsOf(product))
    byWord.set(variant.colour, [...(byWord.get(variant.colour) ?? []), variant]);
  const runs: ColourRun[] = [];
  for (const [word, variants] of byWord) {
    const colour = word === undefined ? colourNotStated : colourOf(word, taxonomy);
    if (colour === undefined) {
      leftOut.add(`unknown colour "${word ?? ''}"`);
      continue;
    }
    const sizes = sizesOf(kind, variants, leftOut);
    if (sizes.length > 0)
      runs.push({ colour, sizes, imageFile: variants.find((variant) => variant.imageFile !== undefined)?.imageFile });
  }
  return { runs, leftOut: [...leftOut] };
}
