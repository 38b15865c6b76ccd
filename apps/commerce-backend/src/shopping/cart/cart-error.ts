import type { GraphQLError } from 'graphql';
import { MAX_LINE_QUANTITY } from '@lyng/cart/core';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { promoUsed } from '../promotions/promo-limits.ts';
import type { PromoRejection } from '../promotions/core/promo-code.ts';

export const unknownCart = (cartId: string): GraphQLError =>
  graphqlError('CartNotFound', `No cart was found with the ID ${cartId}`);

export const completedCart = (): GraphQLError =>
  graphqlError('CartCompleted', 'The cart is completed and can no longer be changed.');

export const unknownLine = (): GraphQLError => graphqlError('UnknownCartItem', 'The cart has no such item.');

export const unknownGroup = (): GraphQLError =>
  graphqlError('UnknownCartGroup', 'The cart has no items with this group key.');

export const invalidQuantity = (): GraphQLError =>
  graphqlError(
    'BAD_USER_INPUT',
    `The quantity must be an integer from 1 to ${String(MAX_LINE_QUANTITY)}, or 0 to remove an item.`,
  );

/** Clients depend on `RequirementsNotMet`. */
export function promoError({ kind }: PromoRejection): GraphQLError {
  switch (kind) {
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
    case 'requirements-not-met':
      return graphqlError('RequirementsNotMet', 'The cart does not meet the requirements of the promo code.');
  }
}
