import type { ProductOfLine } from './cart-item-product.ts';
import type { PricedCart } from './read-cart.ts';
import type {
  CartItemType,
  CartSummaryType,
  CartType,
  PriceType,
} from '../../platform/graphql/resolver-types.generated.ts';
import type { Source } from '../../platform/graphql/source.ts';

/** A line; its product is resolved from the catalogue. */
export type CartItemSource = Omit<Source<CartItemType>, 'product'> & ProductOfLine;

/** The sums of a cart, with the cart itself for the resolver of `total`; a placed order has none. */
export type CartSummarySource = Omit<Source<CartSummaryType>, 'total'> & {
  readonly total: Source<PriceType>;
  readonly cart?: PricedCart;
};

export type CartSource = Omit<Source<CartType>, 'items' | 'summary'> & {
  readonly items: readonly CartItemSource[];
  readonly summary: CartSummarySource;
};

export type WithCart<Type> = Omit<Source<Type>, 'cart'> & { readonly cart?: CartSource | null };
