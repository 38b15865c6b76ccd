/** The cookies of the shop, and after them those of other services. */
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
  engageId: 'engage-id',
  engageVoucherId: 'engage-voucher-id',
  discoveryKey: 'discovery-key',
  /** A guest's favourites from pages without running script, until a script takes them over. */
  favourites: 'ralph-favourites',
  /** Units in the cart: what the header shows until the cart itself has loaded. Written and read by scripts only. */
  cartCount: 'ralph-cart-count',
  /** A cart form was posted: pages come with the cart, and each with another key for its forms. */
  cartForm: 'ralph-cart-form',
} as const;

/** The name of a cookie of the shop. */
export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];
