import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../platform/graphql/resolver-types.generated.ts';
import { addressResolvers } from '../people/addresses/address-resolvers.ts';
import { deviceResolvers } from '../people/auth/device-resolvers.ts';
import { accountResolvers } from '../people/profile/account-resolvers.ts';
import { exportResolvers } from '../people/profile/export-resolvers.ts';
import { balanceResolvers } from '../shopping/balance/balance-resolvers.ts';
import { cartResolvers } from '../shopping/cart/cart-resolvers.ts';
import { catalogueResolvers } from '../catalogue/resolvers.ts';
import { checkoutResolvers } from '../shopping/checkout/checkout-resolvers.ts';
import { membershipResolvers } from '../shopping/loyalty/membership-resolvers.ts';
import { newsletterResolvers } from '../people/newsletter/newsletter-resolvers.ts';
import { orderResolvers } from '../shopping/orders/order-resolvers.ts';
import { returnResolvers } from '../shopping/returns/return-resolvers.ts';
import { reviewResolvers } from '../catalogue/reviews/review-resolvers.ts';
import { stockAlertResolvers } from '../catalogue/stock-alerts/stock-alert-resolvers.ts';
import { availableChannels } from '../catalogue/wire/channel-type.ts';
import { stockChanged } from '../catalogue/stock-log/stock-changed.ts';
import { relatedResolvers } from '../search/recommend/related-resolvers.ts';
import { scalarResolvers } from '../platform/graphql/scalars.ts';

/** A root field that has no resolver is an error of types. */
interface AllResolvers extends Resolvers {
  readonly Query: Required<QueryResolvers>;
  readonly Mutation: Required<MutationResolvers>;
  readonly Subscription: Required<SubscriptionResolvers>;
}

/** Every service's resolvers; each names only the root fields that are its own. */
export const resolvers: AllResolvers = {
  ...scalarResolvers,
  ...cartResolvers,
  UserType: { availableChannels },
  Query: {
    ...accountResolvers.Query,
    ...addressResolvers.Query,
    ...deviceResolvers.Query,
    ...exportResolvers.Query,
    ...catalogueResolvers.Query,
    ...balanceResolvers.Query,
    ...cartResolvers.Query,
    ...checkoutResolvers.Query,
    ...membershipResolvers.Query,
    ...orderResolvers.Query,
    ...relatedResolvers.Query,
    ...returnResolvers.Query,
    ...reviewResolvers.Query,
  },
  Mutation: {
    ...accountResolvers.Mutation,
    ...addressResolvers.Mutation,
    ...deviceResolvers.Mutation,
    ...cartResolvers.Mutation,
    ...checkoutResolvers.Mutation,
    ...membershipResolvers.Mutation,
    ...newsletterResolvers.Mutation,
    ...orderResolvers.Mutation,
    ...returnResolvers.Mutation,
    ...reviewResolvers.Mutation,
    ...stockAlertResolvers.Mutation,
  },
  Subscription: { ...cartResolvers.Subscription, ...orderResolvers.Subscription, stockChanged },
};
