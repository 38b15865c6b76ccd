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

const cookie = { place: 'cookie', lifetime: { kind: 'days', days: 365 } } as const;
const session = { place: 'session', lifetime: { kind: 'tab' } } as const;
const local = { place: 'local', lifetime: { kind: 'until-removed' } } as const;

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
  { use: 'consent', names: [CONSENT_COOKIE], purpose: 'necessary', ...cookie },
  { use: 'cart', names: [cart, cartCount, cartForm], purpose: 'necessary', ...cookie },
  // Operations in flight when a page was left, which the next one sends; the code of the link that led here, and one that waits for a login.
  { use: 'cart', names: ['cart-pending', 'promo-link', 'login-promo-code'], purpose: 'necessary', ...session },
  // The account whose cart it has become; the lines that were last seen in it.
  { use: 'cart', names: ['cart-account', 'cart-seen'], purpose: 'necessary', ...local },
  {
    use: 'login',
    names: [auth, user, userMaxAge, authRefresh],
    purpose: 'necessary',
    ...cookie,
    lifetime: { kind: 'days', days: 7 },
  },
  { use: 'market', names: [selectedMarket, checkoutMarket], purpose: 'necessary', ...cookie },
  { use: 'customer-type', names: [userType], purpose: 'necessary', ...cookie },
  // A favourite is stored because the shopper has requested exactly that.
  {
    use: 'favourites',
    names: ['favorites', 'favoritesLastUpdated', 'favoritesUnsaved', 'favoritesEarly', 'favoritesPrices'],
    purpose: 'necessary',
    ...local,
  },
  // The same without JavaScript.
  { use: 'favourites', names: [favourites], purpose: 'necessary', ...cookie },
  { use: 'checkout-draft', names: ['checkout-draft'], purpose: 'necessary', ...session },
  // Without script.
  { use: 'checkout-draft', names: ['checkout-form'], purpose: 'necessary', ...cookie, lifetime: { kind: 'browser' } },
  // Only where the shopper has ticked it.
  { use: 'remembered-details', names: ['checkout-details'], purpose: 'necessary', ...local },
  { use: 'reported-purchases', names: ['reportedPurchases'], purpose: 'necessary', ...local },
  // Events during a payment, whose page sends nothing; until the next page.
  { use: 'tracking-queue', names: ['tracking-queue'], purpose: 'statistics', ...session },
  { use: 'scroll-positions', names: ['react-router-scroll-positions'], purpose: 'necessary', ...session },
  { use: 'page-reload', names: ['page-reloaded'], purpose: 'necessary', ...session },
  // Only where a page is left without a network; the next page removes it.
  { use: 'typed-fields', names: ['typed-fields'], purpose: 'necessary', ...session },
  // Files of the shop and its page without a network; nothing of the shopper's.
  { use: 'offline', names: ['shop-offline', 'shop-assets'], purpose: 'necessary', ...local, place: 'cache' },
  { use: 'page-state', names: [persistedStates], purpose: 'preferences', ...cookie },
  { use: 'last-visited', names: ['lastVisited'], purpose: 'preferences', ...local },
  { use: 'search-profile', names: [discoveryKey], purpose: 'preferences', ...cookie },
  // The keys by which the search service knows its visitor: recent searches hang on them.
  { use: 'search-profile', names: ['voyado.session'], purpose: 'preferences', ...local },
  { use: 'loyalty-profile', names: [engageId, engageVoucherId], purpose: 'marketing', ...cookie },
];

/** Data that must not be in the browser: all that the shopper has not allowed. Nothing while the choice is unread. */
export const forbiddenData = (consent: Consent, all: readonly StoredData[] = storedData): readonly StoredData[] =>
  consent.kind === 'unread' ? [] : all.filter(({ purpose }) => !isAllowed(consent, purpose));
