import { fail, ok } from '@lyng/model';
import type { Result, Sku } from '@lyng/model';
import { buyable } from './stock-status.ts';

/** The reason why a product cannot be added to the cart as requested. */
export type SizeRejection =
  | { readonly kind: 'no-size-chosen' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'quantity-above-stock'; readonly stock: number };

/** A size that may be added to the cart. */
export interface SizeChoice {
  readonly skuId: number;
  readonly quantity: number;
}

/** The size of a product that has only one: it does not have to be chosen. */
export const onlySize = (skus: readonly Sku[]): number | null => (skus.length === 1 ? (skus[0]?.skuId ?? null) : null);

/** A size must be chosen before adding to the cart, and there must be enough of it. */
export const chooseSize = (
  skus: readonly Sku[],
  skuId: number | null,
  quantity = 1,
): Result<SizeRejection, SizeChoice> => {
  const wanted = skuId ?? onlySize(skus);
  const sku = skus.find((candidate) => candidate.skuId === wanted);
  if (!sku) return fail({ kind: 'no-size-chosen' });
  const stock = buyable(sku.stock);
  if (stock === 0) return fail({ kind: 'sold-out' });
  return quantity > stock ? fail({ kind: 'quantity-above-stock', stock }) : ok({ skuId: sku.skuId, quantity });
};
