import type { CartItemTypeResolvers } from '../../platform/graphql/resolver-types.generated.ts';
import type { Scope } from '../../shop/scope.ts';
import { toProductType } from '../../catalogue/wire/product-type.ts';

/** What the lines of carts and orders hand to the resolver of their product. */
export interface ProductOfLine {
  readonly productId: number;
  readonly scope: Scope;
}

/** The product of a cart line as the catalogue has it now; none when it left the catalogue. */
export const cartItemProduct: CartItemTypeResolvers['product'] = async ({ productId, scope }, _args, context) => {
  const snapshot = await context.catalogue();
  const product = await snapshot.documents.find(productId);
  if (product === undefined) return null;
  return toProductType(product, { shop: context.config.shop, snapshot, scope, now: context.now() });
};
