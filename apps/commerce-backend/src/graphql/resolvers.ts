import { isScalarType } from 'graphql';
import type { IResolvers } from './resolver-map.ts';
import { accountResolvers } from '../services/account/account-resolvers.ts';
import { cartResolvers } from '../services/cart/cart-resolvers.ts';
import { catalogueResolvers } from '../services/catalogue/resolvers.ts';
import { checkoutResolvers } from '../services/checkout/checkout-resolvers.ts';
import { newsletterResolvers } from '../services/newsletter/newsletter-resolvers.ts';
import { orderResolvers } from '../services/orders/order-resolvers.ts';
import { reviewResolvers } from '../services/reviews/review-resolvers.ts';
import { stockAlertResolvers } from '../services/stock-alerts/stock-alert-resolvers.ts';
import { scalarResolvers } from './scalars.ts';

/** Every service's resolvers; each names only the root fields that are its own. */
const services: readonly IResolvers[] = [
  scalarResolvers,
  accountResolvers,
  catalogueResolvers,
  cartResolvers,
  checkoutResolvers,
  newsletterResolvers,
  orderResolvers,
  reviewResolvers,
  stockAlertResolvers,
];

/** Joins maps type by type, so that two services may both add fields to `Query`. */
const join = (maps: readonly IResolvers[]): IResolvers => {
  const joined: Record<string, IResolvers[string]> = {};
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map))) {
    const before = joined[type];
    joined[type] =
      before === undefined || isScalarType(before) || isScalarType(fields) ? fields : { ...before, ...fields };
  }
  return joined;
};

export const resolvers: IResolvers = join(services);
