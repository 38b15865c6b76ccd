import { cookieNames } from '@lyng/browser';
import { isAllowed } from './consent.ts';
import type { Consent, ConsentPurpose } from './consent.ts';

/** A place of storage in the browser. */
export type StoragePlace = 'cookie' | 'local' | 'session' | 'cache';

/** The lifetime of the data. */
export type Lifetime =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'tab' }
  /** As browsers have it: some bring the tabs of the last time back, and their cookies with them. */
  | { readonly kind: 'browser' }
  | { readonly kind: 'until-removed' };

/** One thing that the shop keeps in the browser, under one name or several. */
export interface StoredData {
  /** The purpose of the data; the settings have a text for each. */
  readonly use:
    | 'consent'
    | 'cart'
    | 'login'
    | 'market'
    | 'customer-type'
    | 'favourites'
    | 'checkout-draft'
    | 'remembered-details'
    | 'reported-purchases'
    | 'tracking-queue'
    | 'scroll-positions'
    | 'page-reload'
    | 'typed-fields'
    | 'offline'
    | 'page-state'
    | 'last-visited'
    | 'search-profile'
    | 'loyalty-profile';
  readonly names: readonly string[];
  readonly place: StoragePlace;
  readonly purpose: ConsentPurpose;
  readonly lifetime: Lifetime;
}

/** The cookie that stores the choice itself. */
export const CONSENT_COOKIE = 'ralph-consent';

/** One year, 31536000000 ms. */
const aYear: Lifetime = { kind: 'days', days: 365 };

const {
  auth,
  user,
  userMaxAge,
  authRefresh,
  cart,
  cartCount,
  cartForm,
  selectedMarket,
  checkoutMarket,
  userType,
  persistedStates,
  engageId,
  engageVoucherId,
  discoveryKey,
  favourites,
} = cookieNames;

/**
 * Everything that the shop stores in a browser, and what for. The settings show this list and withdrawing works through
 * it. An end-to-end test fails when a browser holds more before a choice.
 */
export const storedData: readonly StoredData[] = [
  { use: 'consent', names: [CONSENT_COOKIE], place: 'cookie', purpose: 'necessary', lifetime: aYear },
  { use: 'cart', names: [cart, cartCount, cartForm], place: 'cookie', purpose: 'necessary', lifetime: aYear },
  // Operations in flight when a page was left, which the next one sends; the code of the link that led here, and one that waits for a login.
  {
    use: 'cart',
    names: ['cart-pending', 'promo-link', 'login-promo-code'],
    place: 'session',
    purpose: 'necessary',
    lifetime: { kind: 'tab' },
  },
  // The account whose cart it has become; the lines that were last seen in it.
  {
    use: 'cart',
    names: ['cart-account', 'cart-seen'],
    place: 'local',
    purpose: 'necessary',
    lifetime: { kind: 'until-removed' },
  },
  // 7 days.
  {
    use: 'login',
    names: [auth, user, userMaxAge, authRefresh],
    place: 'cookie',
    purpose: 'necessary',
    lifetime: { kind: 'days', days: 7 },
  },
  { use: 'market', names: [selectedMarket, checkoutMarket], place: 'cookie', purpose: 'necessary', lifetime: aYear },
  { use: 'customer-type', names: [userType], place: 'cookie', purpose: 'necessary', lifetime: aYear },
  // A favourite is stored because the shopper has requested exactly that.
  {
    use: 'favourites',
    names: ['favorites', 'favoritesLastUpdated', 'favoritesUnsaved', 'favoritesEarly', 'favoritesPrices'],
    place: 'local',
    purpose: 'necessary',
    lifetime: { kind: 'until-removed' },
  },
  // The same without JavaScript.
  { use: 'favourites', names: [favourites], place: 'cookie', purpose: 'necessary', lifetime: aYear },
  {
    use: 'checkout-draft',
    names: ['checkout-draft'],
    place: 'session',
    purpose: 'necessary',
    lifetime: { kind: 'tab' },
  },
  // Without script.
  {
    use: 'checkout-draft',
    names: ['checkout-form'],
    place: 'cookie',
    purpose: 'necessary',
    lifetime: { kind: 'browser' },
  },
  // Only where the shopper has ticked it.
  {
    use: 'remembered-details',
    names: ['checkout-details'],
    place: 'local',
    purpose: 'necessary',
    lifetime: { kind: 'until-removed' },
  },
  {
    use: 'reported-purchases',
    names: ['reportedPurchases'],
    place: 'local',
    purpose: 'necessary',
    lifetime: { kind: 'until-removed' },
  },
  // Events during a payment, whose page sends nothing; until the next page.
  {
    use: 'tracking-queue',
    names: ['tracking-queue'],
    place: 'session',
    purpose: 'statistics',
    lifetime: { kind: 'tab' },
  },
  {
    use: 'scroll-positions',
    names: ['react-router-scroll-positions'],
    place: 'session',
    purpose: 'necessary',
    lifetime: { kind: 'tab' },
  },
  { use: 'page-reload', names: ['page-reloaded'], place: 'session', purpose: 'necessary', lifetime: { kind: 'tab' } },
  // Only where a page is left without a network; the next page removes it.
  { use: 'typed-fields', names: ['typed-fields'], place: 'session', purpose: 'necessary', lifetime: { kind: 'tab' } },
  // Files of the shop and its page without a network; nothing of the shopper's.
  {
    use: 'offline',
    names: ['shop-offline', 'shop-assets'],
    place: 'cache',
    purpose: 'necessary',
    lifetime: { kind: 'until-removed' },
  },
  { use: 'page-state', names: [persistedStates], place: 'cookie', purpose: 'preferences', lifetime: aYear },
  {
    use: 'last-visited',
    names: ['lastVisited'],
    place: 'local',
    purpose: 'preferences',
    lifetime: { kind: 'until-removed' },
  },
  { use: 'search-profile', names: [discoveryKey], place: 'cookie', purpose: 'preferences', lifetime: aYear },
  // The keys by which the search service knows its visitor: recent searches hang on them.
  {
    use: 'search-profile',
    names: ['voyado.session'],
    place: 'local',
    purpose: 'preferences',
    lifetime: { kind: 'until-removed' },
  },
  {
    use: 'loyalty-profile',
    names: [engageId, engageVoucherId],
    place: 'cookie',
    purpose: 'marketing',
    lifetime: aYear,
  },
];

/** Data that must not be in the browser: all that the shopper has not allowed. Nothing while the choice is unread. */
export const forbiddenData = (consent: Consent, all: readonly StoredData[] = storedData): readonly StoredData[] =>
  consent.kind === 'unread' ? [] : all.filter(({ purpose }) => !isAllowed(consent, purpose));
