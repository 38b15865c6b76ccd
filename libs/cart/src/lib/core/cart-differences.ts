import type { Cart, CartItem, Money } from '@lyng/model';
import type { PendingOperation } from './pending-operation.ts';

/** A line of the cart as the shopper last saw it. */
export interface SeenLine {
  readonly skuId: number;
  /** Of the product, with the size. */
  readonly name: string;
  /** Of one unit. */
  readonly price: Money;
}

/** A change of a line that the shopper did not make. */
export type CartDifference =
  | { readonly kind: 'gone'; readonly line: SeenLine }
  | { readonly kind: 'price'; readonly line: SeenLine; readonly price: Money };

const seenLine = ({ skuId, product, unitPrice }: CartItem): SeenLine => {
  const size = product.skus.find((sku) => sku.skuId === skuId)?.name;
  return { skuId, name: size ? `${product.name} (${size})` : product.name, price: unitPrice.selling };
};

/**
 * Compares the server's cart with the lines that were last seen of it in the same market. `seen` is what to remember:
 * new lines are seen now, changed ones stay as they were. Gifts, and lines that the shopper removes, do not count.
 */
export function compareCart(
  before: readonly SeenLine[],
  { items }: Cart,
  pending: readonly PendingOperation[],
): { readonly differences: readonly CartDifference[]; readonly seen: readonly SeenLine[] } {
  const removed = new Set(
    pending.map((operation) =>
      operation.kind === 'set-quantity' && operation.quantity === 0 ? operation.line.skuId : 0,
    ),
  );
  const stays = ({ skuId }: { readonly skuId: number }): boolean => !removed.has(skuId);
  const known = before.filter(stays);
  const now = items.filter((item) => item.isFreeGift !== true && stays(item)).map(seenLine);
  return {
    differences: known.flatMap((line): readonly CartDifference[] => {
      const current = now.find(({ skuId }) => skuId === line.skuId);
      if (current === undefined) return [{ kind: 'gone', line }];
      return current.price.incVat === line.price.incVat ? [] : [{ kind: 'price', line, price: current.price }];
    }),
    // The first decides the place of a line, the last its price.
    seen: [...new Map([...known, ...now, ...known].map((line) => [line.skuId, line])).values()],
  };
}
