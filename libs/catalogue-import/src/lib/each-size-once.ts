import { sizeKey } from './known-sizes.ts';
import type { FeedVariant } from './parse-feed-product.ts';

/** The variants of one colour with each size once: of two spellings the one in stock, else the first; `onTwice` gets the others. */
export const eachSizeOnce = <Item>(
  items: readonly Item[],
  variantOf: (item: Item) => Pick<FeedVariant, 'size' | 'sizeSystem' | 'sizeTypes' | 'stock'>,
  onTwice: (dropped: Item, kept: Item) => void,
): readonly Item[] =>
  [...Map.groupBy(items, (item) => sizeKey(variantOf(item))).values()].flatMap((same) => {
    const kept = same.find((item) => variantOf(item).stock !== 0) ?? same[0];
    for (const item of same) if (item !== kept && kept !== undefined) onTwice(item, kept);
    return kept ?? [];
  });
