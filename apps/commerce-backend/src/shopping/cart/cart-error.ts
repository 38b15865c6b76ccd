import type { GraphQLError } from 'graphql';
import { MAX_LINE_QUANTITY } from '@lyng/cart/core';
import { assertNever } from '@lyng/model';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { promoUsed } from '../promotions/promo-limits.ts';
import type { PromoRejection } from '../promotions/core/promo-code.ts';

export type CartFailure =
  | PromoRejection
  | { readonly kind: 'insufficient-stock'; readonly stock: number }
  | { readonly kind: 'unknown-sku'; readonly skuId: number }
  | { readonly kind: 'unknown-line' }
  | { readonly kind: 'unknown-group' }
  | { readonly kind: 'unknown-package'; readonly packageId: number }
  | { readonly kind: 'merchant-data-too-long'; readonly max: number }
  | { readonly kind: 'unknown-cart'; readonly cartId: string }
  | { readonly kind: 'completed-cart' }
  | { readonly kind: 'invalid-id' }
  | { readonly kind: 'invalid-quantity' }
  | { readonly kind: 'too-many-lines' }
  | { readonly kind: 'too-many-carts' };

/** The failure as clients know it: clients depend on `RequirementsNotMet` and on the text of an invalid id. */
export function cartError(failure: CartFailure): GraphQLError {
  switch (failure.kind) {
    case 'unknown-code':
      return graphqlError('InvalidPromoCode', 'The promo code is not valid.');
    case 'code-used':
      return promoUsed();
    case 'code-expired':
      return graphqlError('PromoCodeExpired', 'The promo code has expired.');
    case 'wrong-market':
      return graphqlError('PromoCodeWrongMarket', 'The promo code counts in another market.');
    case 'needs-login':
      return graphqlError('PromoCodeNeedsLogin', 'Log in to use a bonus voucher.');
    case 'guessed-too-often':
      return graphqlError('TooManyRequests', 'Too many wrong promo codes. Try again in a minute.');
    case 'requirements-not-met':
      return graphqlError('RequirementsNotMet', 'The cart does not meet the requirements of the promo code.');
    case 'insufficient-stock':
      return graphqlError('InsufficientStock', `Only ${String(failure.stock)} left.`, { stock: failure.stock });
    case 'unknown-sku':
      return graphqlError('UnknownSku', `There is no SKU ${String(failure.skuId)} in this market.`);
    case 'unknown-line':
      return graphqlError('UnknownCartItem', 'The cart has no such item.');
    case 'unknown-group':
      return graphqlError('UnknownCartGroup', 'The cart has no items with this group key.');
    case 'unknown-package':
      return graphqlError('UnknownPackage', `There is no package ${String(failure.packageId)}.`);
    case 'merchant-data-too-long':
      return graphqlError('BAD_USER_INPUT', `The merchant data may have at most ${String(failure.max)} characters.`);
    case 'unknown-cart':
      return graphqlError('CartNotFound', `No cart was found with the ID ${failure.cartId}`);
    case 'completed-cart':
      return graphqlError('CartCompleted', 'The cart is completed and can no longer be changed.');
    case 'invalid-id':
      return graphqlError('BAD_USER_INPUT', "Variable '$id' is invalid.");
    case 'invalid-quantity':
      return graphqlError(
        'BAD_USER_INPUT',
        `The quantity must be an integer from 1 to ${String(MAX_LINE_QUANTITY)}, or 0 to remove an item.`,
      );
    case 'too-many-lines':
      return graphqlError('CartFull', 'The cart cannot hold more different items.');
    case 'too-many-carts':
      return graphqlError('TooManyRequests', 'Too many new carts from here. Try again in a minute.');
    default:
      return assertNever(failure);
  }
}
