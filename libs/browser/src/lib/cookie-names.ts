/** The cookies of spec §7. The last four are named there by what they hold only; `apollo-token` is the usual name of its kind. */
export const cookieNames = {
  auth: 'ralph-auth',
  user: 'ralph-user',
  userMaxAge: 'ralph-user-maxage',
  authRefresh: 'ralph-auth-refresh',
  cart: 'ralph-cart',
  selectedMarket: 'ralph-selected-market',
  checkoutMarket: 'ralph-checkout-market',
  userType: 'ralph-user-type',
  persistedStates: 'ralph-persisted-states',
  authToken: 'apollo-token',
  engageId: 'engage-id',
  engageVoucherId: 'engage-voucher-id',
  discoveryKey: 'discovery-key',
} as const;

/** The name of a cookie of the shop. */
export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];
