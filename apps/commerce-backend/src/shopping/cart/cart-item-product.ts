import type { CartItemTypeResolvers, ProductType } from '../../platform/graphql/resolver-types.generated.ts';
import type { Source } from '../../platform/graphql/source.ts';
import type { Scope } from '../../shop/scope.ts';
import { toProductType } from '../../catalogue/wire/product-type.ts';

/** A product as an order stored it; whether it has a page is up to the catalogue. */
export interface BoughtProduct {
  readonly skuId: number;
  readonly product: Omit<Source<ProductType>, 'alias'>;
}

/** The part of a line that the resolver of its product needs, in carts and orders. */
export interface ProductOfLine {
  readonly productId: number;
  readonly scope: Scope;
  /** Shown once the catalogue no longer has that size. */
  readonly bought?: BoughtProduct;
}

/**
 * The product of a line as the catalogue has it now. When it, or its size, has left the catalogue, it is what the order
 * stored, with an empty alias if there is no page; a cart has none then.
 */
export const cartItemProduct: CartItemTypeResolvers['product'] = async (
  { productId, scope, bought },
  _args,
  context,
) => {
  const snapshot = await context.catalogue();
  const product = await snapshot.documents.find(productId);
  if (bought !== undefined && !product?.skus.some(({ skuId }) => skuId === bought.skuId))
    return { ...bought.product, alias: product?.texts[scope.language].alias ?? '' };
  if (product === undefined) return null;
  return toProductType(product, {
    shop: context.config.shop,
    snapshot,
    scope,
    content: context.content(),
    now: context.now(),
  });
};
