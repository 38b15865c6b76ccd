import { authSlice, readClaims, userOf } from '@lyng/auth';
import { limitedFetch } from '@lyng/commerce-client';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { cartSlice, readCartCookie } from '@lyng/cart';
import { favouritesSlice } from '@lyng/favourites';
import { parseGuestFavourites } from '@lyng/favourites/core';
import { createI18n } from '@lyng/i18n';
import { isoCodes } from '@lyng/i18n/core';
import { createHref, isCheckoutRoute, marketOrigins } from '@lyng/routing/core';
import type { ScreenName, Site } from '@lyng/routing/core';
import { cookieNames, parseCookies } from '@lyng/browser';
import { randomUUID } from 'node:crypto';
import { apiKey, channelId, checkoutMarkets, marketTerms, siteConfig } from '../config.ts';
import { serverMessages } from '../messages/server-messages.ts';
import type { AppContext, MessageGroup } from '../shell/app-context.ts';
import { addLateSlices } from '../shell/late-slices.ts';
import { requestStarted } from '../shell/slices/page-slice.ts';
import { marketsSet } from '../shell/slices/channel-slice.ts';
import { customerTypeChanged } from '../shell/slices/customer-slice.ts';
import { touchpointOf } from '../shell/touchpoint.ts';
import { makeStore } from '../store.ts';
import { isAncientBrowser, viewportWidthOf } from './device.ts';
import { shopperFetch } from './shopper-fetch.ts';
import { visitorFavourites } from './visitor-favourites.ts';
import { endVisitorSession, serverAuthClient } from './visitor-session.ts';

export interface RequestContext extends AppContext {
  readonly i18n: ReturnType<typeof createI18n>;
  /** Which text groups the page used, so that the browser loads the same before it hydrates. */
  readonly usedMessages: ReadonlySet<MessageGroup>;
}

export interface RequestFacts {
  readonly site: Site;
  readonly screen: ScreenName;
  readonly host: string;
  readonly port: number | undefined;
  readonly protocol: 'http' | 'https';
  readonly cookieHeader: string;
  readonly userAgent: string;
  readonly backendUrl: string;
  /** How long the page waits for one response of the commerce API or the auth service, in ms. */
  readonly backendTimeout: number;
  /** Whom the backend counts. */
  readonly ip: string;
  /** The checkout must be loaded as a document of its own: this one's policy lets no payment provider in. */
  readonly needsCheckoutDocument?: boolean;
  /** In development: a text without a translation, which is shown in English. */
  readonly onMissingText?: (id: string, language: string) => void;
}

/** How long a page waits for the search service, without which it is complete as well, in ms. */
const searchTimeout = 1000;

/** Everything one request works with: its own store, its own cache, its own translations (APP-01). */
export function createRequestContext({
  site,
  screen,
  host,
  port,
  protocol,
  cookieHeader,
  userAgent,
  backendUrl,
  backendTimeout,
  ip,
  onMissingText,
}: RequestFacts): RequestContext {
  const cookies = parseCookies(cookieHeader);
  const i18n = createI18n(site.language, [serverMessages.shop[site.language]]);
  if (onMissingText) i18n.on('missing', ({ id }) => onMissingText(id, site.language));
  const usedMessages = new Set<MessageGroup>(['shop']);
  const checkoutMarket =
    checkoutMarkets.find(({ alias }) => alias === cookies.get(cookieNames.checkoutMarket))?.alias ?? site.market;
  const store = makeStore();
  addLateSlices(store);
  store.dispatch(
    requestStarted({
      hostname: host,
      viewportWidth: viewportWidthOf(userAgent),
      ancientBrowser: isAncientBrowser(userAgent),
    }),
  );
  store.dispatch(customerTypeChanged(cookies.get(cookieNames.userType) === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON'));
  store.dispatch(
    marketsSet({
      marketAlias: site.market,
      checkoutMarketAlias: checkoutMarket,
      language: site.language,
      currency: marketTerms[site.market].currency,
    }),
  );
  // On the way to the order the cart is counted as the market that it goes to pays (CHK-16).
  store.dispatch(cartSlice.actions.marketChanged(isCheckoutRoute(screen) ? checkoutMarket : site.market));
  store.dispatch(cartSlice.actions.checkoutEntered(isCheckoutRoute(screen)));
  store.dispatch(cartSlice.actions.cartAdopted({ cartId: readCartCookie(cookieHeader), givenUpId: '' }));
  const claims = readClaims(cookies.get(cookieNames.auth));
  store.dispatch(authSlice.actions.sessionRead(claims && userOf(claims)));
  const guestFavourites = parseGuestFavourites(cookies.get(cookieNames.favourites));
  if (guestFavourites.length > 0) store.dispatch(favouritesSlice.actions.idsServed(guestFavourites));
  const gateway = createApolloGateway({
    url: `${backendUrl}/graphql`,
    apiKey,
    site: { channelId, languageId: isoCodes[site.language], marketId: site.market },
    fetch: shopperFetch(ip),
    token: () => cookies.get(cookieNames.auth),
    timeoutMs: backendTimeout,
    // A render asks each thing once: to normalise the answers was half of its time. The cart alone is kept, by name.
    fetchPolicy: 'no-cache',
    newId: randomUUID,
  });
  const nobody = { customerKey: randomUUID(), sessionKey: randomUUID() };
  return {
    site,
    href: createHref(site),
    origins: marketOrigins(siteConfig, protocol, port),
    gateway,
    // A visitor's keys are the browser's own.
    searchService: {
      clusterUrl: backendUrl,
      market: site.market,
      locale: isoCodes[site.language],
      touchpoint: touchpointOf(viewportWidthOf(userAgent)),
      keys: () => nobody,
      fetch: limitedFetch(fetch),
      timeLimit: searchTimeout,
    },
    store,
    i18n,
    usedMessages,
    useMessages: async (group, isLate = false) => {
      if (!isLate) usedMessages.add(group);
      i18n.load(site.language, serverMessages[group][site.language]);
    },
    translate: (message) => i18n._(message),
    logout: () =>
      endVisitorSession({
        cookieHeader,
        secure: protocol === 'https',
        client: serverAuthClient(backendUrl, ip, backendTimeout),
      }),
    favourites: visitorFavourites({
      cookieHeader,
      secure: protocol === 'https',
      backendUrl,
      backendTimeout,
      ip,
      gateway,
    }),
    cookie: (name) => cookies.get(name),
  };
}
