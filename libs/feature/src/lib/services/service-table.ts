import {
  AUTH_PATH,
  COLLECTOR_PATH,
  FAVOURITES_PATH,
  GRAPHQL_PATH,
  IMAGES_PATH,
  PAYMENTS_PATH,
  REALTIME_PATH,
  SEARCH_PATH,
  SIGN_PATH,
} from '@lyng/model';

/** A setting of a service, in `shop.config.json` and in the environment. */
export type ServiceSetting = 'health' | 'key' | 'keyHeader' | 'maxBytes' | 'proxyTimeout' | 'timeout' | 'url';

/** The fixed properties of a service, beside its settings. */
export interface ServiceRow {
  readonly settings: readonly ServiceSetting[];
  /** The path of the embedded service in the backend; without it the backend has none. */
  readonly embedded?: string;
  /** The path of the shop's origin that leads to it. */
  readonly proxied?: string;
  /** Whether posts follow the rule for forms, and no cookies are sent: they need no preflight, or log a shopper in. */
  readonly isGuarded?: boolean;
  /** Whether browsers may see its key. */
  readonly hasPublicKey?: boolean;
  /** The header of a key that browsers must not see. */
  readonly keyHeader?: string;
  /** In place of the default, in ms. */
  readonly timeout?: number;
  /** In place of the default, in ms. */
  readonly proxyTimeout?: number;
  /** In place of the default. */
  readonly maxBytes?: number;
  /** The health check of one outside of the backend; its own address by default. */
  readonly health?: string;
  /** The address where no other is set. */
  readonly url?: string;
  /** Pages link to it or load it. */
  readonly isForPages?: boolean;
}

const limits = ['url', 'proxyTimeout', 'maxBytes', 'health'] as const;

/** The services of a shop. */
export const serviceTable = {
  graphql: {
    settings: [...limits, 'key', 'timeout'],
    embedded: GRAPHQL_PATH,
    proxied: GRAPHQL_PATH,
    hasPublicKey: true,
    health: 'graphql',
  },
  realtime: { settings: ['url', 'proxyTimeout', 'health'], embedded: REALTIME_PATH, proxyTimeout: 10_000 },
  auth: { settings: [...limits, 'timeout'], embedded: AUTH_PATH, proxied: AUTH_PATH, isGuarded: true },
  sign: { settings: [...limits, 'timeout'], embedded: SIGN_PATH, proxied: SIGN_PATH, isGuarded: true },
  favourites: {
    settings: [...limits, 'timeout', 'key', 'keyHeader'],
    embedded: FAVOURITES_PATH,
    proxied: FAVOURITES_PATH,
    keyHeader: 'x-apikey',
    proxyTimeout: 8000,
  },
  search: {
    settings: [...limits, 'timeout', 'key', 'keyHeader'],
    embedded: SEARCH_PATH,
    proxied: SEARCH_PATH,
    isGuarded: true,
    keyHeader: 'x-apikey',
    // A page is complete without it.
    timeout: 1000,
    proxyTimeout: 8000,
  },
  // The shop's own routes are in front of it, so that browsers never reach it.
  loyalty: {
    settings: ['url', 'timeout', 'key', 'keyHeader', 'maxBytes', 'health'],
    embedded: '/api/v3',
    keyHeader: 'apikey',
    maxBytes: 100_000,
  },
  images: {
    settings: [...limits, 'key', 'keyHeader'],
    embedded: IMAGES_PATH,
    proxied: IMAGES_PATH,
    keyHeader: 'x-apikey',
    // Over HTTP/1.1 six images that hang hold every connection of a browser.
    proxyTimeout: 15_000,
    maxBytes: 10_000_000,
  },
  payments: { settings: limits, embedded: PAYMENTS_PATH, proxied: PAYMENTS_PATH },
  collector: { settings: limits, embedded: COLLECTOR_PATH, proxied: COLLECTOR_PATH, isGuarded: true },
  errorLog: { settings: ['url', 'key', 'keyHeader', 'timeout', 'health'], keyHeader: 'authorization' },
  invoicePortal: { settings: ['url'], isForPages: true },
  tagManager: {
    settings: ['url', 'key'],
    hasPublicKey: true,
    url: 'https://www.googletagmanager.com',
    isForPages: true,
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

type Table = typeof serviceTable;

/** The services behind paths of the shop's own origin. */
export type ProxiedService = {
  [Name in keyof Table]: Table[Name] extends { readonly proxied: string } ? Name : never;
}[keyof Table];

/** Applies a function to each row of the table. */
export const forEachService = <Value>(
  map: (row: ServiceRow, name: keyof Table) => Value,
): Readonly<Record<keyof Table, Value>> =>
  Object.fromEntries(
    (Object.entries(serviceTable) as [keyof Table, ServiceRow][]).map(([name, row]) => [name, map(row, name)]),
  ) as Record<keyof Table, Value>;
