import type { Language } from '@lyng/model';

/** The layout of a screen: the shop's own, a bare one, or the checkout's bare one. */
export type Layout = 'default' | 'distraction-free' | 'checkout';

/** Route middleware by name; the app registers what each does. */
export type MiddlewareName = 'check-is-member' | 'ralph-authenticated' | 'ralph-default' | 'ralph-list-page-routing';

/** The page type for tracking; it comes from route metadata. */
export type PageType =
  | 'home'
  | 'product'
  | 'list'
  | 'search'
  | 'content'
  | 'favourites'
  | 'cart'
  | 'checkout'
  | 'confirmation'
  | 'account'
  | 'membership'
  | 'error'
  | 'internal';

/**
 * One screen. `paths` are without leading slash; the first is the canonical one. `:name` is one segment, `:` any
 * segment whose value is not read, `?` may be absent, `+` one or more, `*` any number; `{slug}` is the shop's slug.
 */
export interface RouteRow {
  readonly paths: readonly string[] | Readonly<Record<Language, string>>;
  readonly pageType: PageType;
  readonly layout?: Layout;
  readonly middleware?: readonly MiddlewareName[];
  readonly indexable?: boolean;
}

const lists = { pageType: 'list', middleware: ['ralph-list-page-routing'] } as const;
const account = { pageType: 'account', middleware: ['ralph-authenticated'], indexable: false } as const;

/** Every screen of the shop and its paths. They are public addresses, so they stay letter by letter, typos included. */
export const routeTable = {
  home: { paths: [''], pageType: 'home' },
  checkout: {
    paths: { sv: 'kassan', da: 'kassen', fi: 'kassa', nb: 'kassen' },
    pageType: 'checkout',
    layout: 'checkout',
    indexable: false,
  },
  'checkout-confirm': {
    paths: ['checkout/confirm'],
    pageType: 'confirmation',
    layout: 'distraction-free',
    indexable: false,
  },
  'checkout-klarna-fail': {
    paths: ['checkout/klarna-fail'],
    pageType: 'checkout',
    layout: 'distraction-free',
    indexable: false,
  },
  account: { ...account, paths: ['account'] },
  'account-orders': {
    ...account,
    paths: {
      sv: 'mina-sidor/ordrar',
      da: 'min-konto/bestillinger',
      fi: 'tilini/tilaukset',
      nb: 'min-konto/bestillinger',
    },
  },
  'account-order': {
    ...account,
    paths: {
      sv: 'mina-sidor/ordrar/:order',
      da: 'min-konto/bestillinger/:order',
      fi: 'tilini/tilaukset/:order',
      nb: 'min-konto/bestillinger/:order',
    },
  },
  'account-settings': {
    ...account,
    paths: {
      sv: 'mina-sidor/inställningar',
      da: 'min-konto/indstillinger',
      fi: 'tilini/asetukset',
      nb: 'min-konto/innstillinger',
    },
  },
  'account-balance': {
    ...account,
    paths: { sv: 'mina-sidor/saldo', da: 'min-konto/saldo', fi: 'tilini/saldo', nb: 'min-konto/saldo' },
  },
  'account-membership': {
    ...account,
    paths: {
      sv: 'mina-sidor/medlemskap',
      da: 'min-konto/medlemskab',
      fi: 'tilini/jäsenyys',
      nb: 'min-konto/medlemskap',
    },
  },
  // A password reset happens while logged out, so this one page of the account requires no login.
  'account-reset-password': { paths: ['account/reset-password'], pageType: 'account', indexable: false },
  favourites: {
    paths: { sv: 'favoriter', da: 'favoritter', fi: 'suosikkeja', nb: 'favoritter' },
    pageType: 'favourites',
    indexable: false,
  },
  brands: { paths: { sv: 'märken', da: 'mærker', fi: 'merkit', nb: 'merker' }, pageType: 'content' },
  bestsellers: {
    paths: {
      sv: 'bästsäljare-just-nu',
      da: 'bestseller-lige-nu',
      fi: 'parhaiten-myydyt-just-nyt',
      nb: 'bestselgere-akkurat-nå',
    },
    pageType: 'list',
  },
  'coming-soon': {
    paths: { sv: 'kommer-snart', da: 'kommer-snart', fi: 'tulossa-pian', nb: 'kommer-snart' },
    pageType: 'list',
  },
  'new-products': { paths: { sv: 'nyheter', da: 'nyheder', fi: 'uutuudet', nb: 'nyheter' }, pageType: 'list' },
  'register-return': {
    paths: { sv: 'registrera-retur', da: 'registrer-returnering', fi: 'rekisteröi-palautus', nb: 'registrere-retur' },
    pageType: 'content',
  },
  newsletter: {
    paths: { sv: 'nyhetsbrev', da: 'nyhedsbrev', fi: 'uutiskirje', nb: 'nyhetsbrev' },
    pageType: 'content',
  },
  member: { paths: ['{slug}-member'], pageType: 'membership', middleware: ['check-is-member'], indexable: false },
  cart: { paths: ['cart'], pageType: 'cart', indexable: false },
  // The search field is a GET form; this address sends `?q=` on to the search list, so it works without JavaScript.
  search: { paths: ['search', 's'], pageType: 'search', indexable: false },
  'search-results': { paths: ['s/:search'], pageType: 'search', middleware: lists.middleware, indexable: false },
  product: { paths: ['p/:alias', 'p/:/:alias', 'p/:/:/:alias', 'product/:alias?'], pageType: 'product' },
  category: { ...lists, paths: ['c/:category', 'c/:/:category'] },
  brand: { ...lists, paths: ['b/:brand+'] },
  'discount-campaign': { ...lists, paths: ['dc/:discountCampaign+'] },
  // The five /list/{…?} alternates are one address; what the name means is queried when the list is loaded.
  list: { ...lists, paths: ['l/:list*', 'list/:list?'] },
  inspiration: { paths: ['inspiration/:alias'], pageType: 'content' },
  style: { paths: ['style'], pageType: 'internal', indexable: false },
  'preview-widgets': { paths: ['preview-widgets'], pageType: 'internal', layout: 'distraction-free', indexable: false },
  'not-found': { paths: ['404'], pageType: 'error', indexable: false },
  // Last: the catch-all takes only what no other screen wants. `/content/{preview?}` is the same address as `{alias?}`.
  content: { paths: [':alias', 'content/:alias?'], pageType: 'content' },
} as const satisfies Record<string, RouteRow>;

/** The route name of a screen: checkout pages have `checkout` in theirs, search pages `search`. */
export type ScreenName = keyof typeof routeTable;

/** The names of all screens, in the order in which they are tried. */
export const screenNames = Object.keys(routeTable) as readonly ScreenName[];
