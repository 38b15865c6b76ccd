import type { LineProduct } from './pending-operation.ts';
import { quantityLimit } from './quantity-limit.ts';
import type { ShownCart } from './replay.ts';

/** A size of which a cart shall hold more than it does, because another cart of its shopper holds more. */
export interface MergedLine {
  readonly skuId: number;
  readonly product: LineProduct;
  /** Units that the cart holds. */
  readonly before: number;
  /** Units that it shall hold. */
  readonly after: number;
}

/** The lines and the code that one cart takes over from another. */
export interface CartMerge {
  readonly lines: readonly MergedLine[];
  /** The other cart holds these, and none are left. */
  readonly soldOut: readonly LineProduct[];
  /** The other cart's code; empty when the cart keeps its own, or the other has no code. */
  readonly promoCode: string;
}

type Content = Pick<ShownCart, 'lines' | 'promoCode'>;

const unitsOf = ({ lines }: Content, skuId: number): number =>
  lines.reduce((units, line) => (!line.isGift && line.reference.skuId === skuId ? units + line.quantity : units), 0);

/**
 * The lines and the code that `cart` takes over from `other`: of each size as many units as the larger of both holds,
 * as far as they are in stock. So nothing doubles, the cart loses nothing, and merging again changes nothing. Gifts of
 * campaigns are left to the campaigns.
 */
export function mergeCarts(cart: Content, other: Content): CartMerge {
  const wanted = new Map(
    other.lines.filter(({ isGift }) => !isGift).map(({ reference, product }) => [reference.skuId, product] as const),
  );
  const sizes = [...wanted].map(([skuId, product]) => {
    const sku = product.skus.find((one) => one.skuId === skuId);
    const before = unitsOf(cart, skuId);
    const there = sku ? quantityLimit(sku) : Infinity;
    return { skuId, product, before, there, after: Math.max(before, Math.min(there, unitsOf(other, skuId))) };
  });
  return {
    lines: sizes
      .filter(({ before, after }) => after > before)
      .map(({ skuId, product, before, after }) => ({ skuId, product, before, after })),
    soldOut: sizes.filter(({ before, there }) => before === 0 && there === 0).map(({ product }) => product),
    promoCode: cart.promoCode === '' ? other.promoCode : '',
  };
}
