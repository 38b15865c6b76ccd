import { cookieNames, parseCookies } from '@lyng/browser';
import { createFetchGateway, shopperFetch } from '@lyng/commerce-client';
import {
  channelOf,
  createServiceBreaker,
  createStore,
  customerTypeChanged,
  marketsSet,
  requestStarted,
} from '@lyng/feature';
import type { AppContext, MessageGroup, MessageTable, ServiceBreaker, Visit } from '@lyng/feature';
import { createI18n } from '@lyng/i18n';
import type { Messages } from '@lingui/core';
import type { Language } from '@lyng/model';
import { createHref, marketOrigins } from '@lyng/routing/core';
import type { Slice } from '@reduxjs/toolkit';
import { randomUUID } from 'node:crypto';
import { commerceSite } from '../../shared/commerce-site.ts';
import { createPorts } from '../../shared/create-ports.ts';
import type { Storefront } from '../../shared/create-storefront.ts';
import { isAncientBrowser, viewportWidthOf } from '../requests/device.ts';
import { createSharedQueries } from '../cache/shared-queries.ts';
import type { ShareQueries } from '../cache/shared-queries.ts';

/** All texts and all slices, which the server loads once. */
export interface LoadedParts {
  readonly slices: readonly Slice[];
  readonly shareQueries: ShareQueries;
  /** Of all requests: they have one backend. */
  readonly breaker: ServiceBreaker;
  readonly messages: Readonly<Record<MessageGroup, Partial<Record<Language, Messages>>>>;
}

/** The texts of all features, by group. */
export const messageTables = (features: Storefront['features']): Readonly<Record<MessageGroup, MessageTable>> =>
  Object.assign({}, ...features.map(({ server }) => server?.messages));

/** Loads what browsers load lazily. */
export async function loadParts({ features }: Pick<Storefront, 'features'>): Promise<LoadedParts> {
  const lazy = await Promise.all(features.map(({ lazySlices }) => lazySlices?.()));
  const groups = await Promise.all(
    Object.entries(messageTables(features)).map(async ([group, table]) => {
      const texts = await Promise.all(
        Object.entries(table).map(async ([language, load]) => [language, (await load()).messages] as const),
      );
      return [group, Object.fromEntries(texts)] as const;
    }),
  );
  return {
    slices: lazy.flatMap((module) => module?.slices ?? []),
    messages: Object.fromEntries(groups),
    breaker: createServiceBreaker('the backend'),
    shareQueries: createSharedQueries(features.flatMap(({ server }) => server?.sharedQueries ?? [])),
  };
}

export interface RequestApp extends AppContext {
  readonly i18n: ReturnType<typeof createI18n>;
  /** The message groups that the page used; the browser loads them before it hydrates. */
  readonly usedMessages: ReadonlySet<MessageGroup>;
}

/** In development: reports a text without a translation, which is shown in English. */
export type OnMissingText = (id: string, language: string) => void;

/** Everything one request works with: its own store, cache and translations. */
export function openRequestApp(
  shop: Storefront,
  { slices, messages, shareQueries, breaker }: LoadedParts,
  visit: Visit,
  onMissingText?: OnMissingText,
): RequestApp {
  const { config, features, slots } = shop;
  const { site, protocol, port, userAgent } = visit;
  const cookies = parseCookies(visit.cookieHeader);
  const textsOf = (group: MessageGroup): Messages => messages[group]?.[site.language] ?? {};
  const i18n = createI18n(site.language, [textsOf('shop')]);
  if (onMissingText) i18n.on('missing', ({ id }) => onMissingText(id, site.language));
  const usedMessages = new Set<MessageGroup>(['shop']);
  const store = createStore({ features: [...features, { slices }] });
  store.dispatch(
    requestStarted({
      viewportWidth: viewportWidthOf(userAgent),
      ancientBrowser: isAncientBrowser(userAgent),
    }),
  );
  store.dispatch(customerTypeChanged(cookies.get(cookieNames.userType) === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON'));
  store.dispatch(marketsSet(channelOf({ config, site }, cookies.get(cookieNames.checkoutMarket))));
  const ownGateway = createFetchGateway({
    url: visit.services.graphql.url,
    apiKey: config.apiKey,
    site: commerceSite(config, site),
    fetch: breaker(shopperFetch(visit.ip)),
    token: () => cookies.get(cookieNames.auth),
    timeoutMs: visit.services.graphql.timeout,
    // A render requests everything once. Only the cart is cached, explicitly.
    fetchPolicy: 'no-cache',
    newId: randomUUID,
  });
  // A logged-in shopper may see other prices.
  const isAnonymous = !cookies.has(cookieNames.auth);
  const gateway = isAnonymous ? shareQueries(ownGateway, `${site.market}|${site.language}`, visit.now) : ownGateway;
  const app: RequestApp = {
    ...createPorts(features, () => app),
    config,
    site,
    href: createHref(site),
    origins: marketOrigins(config.sites, protocol, port),
    gateway,
    store,
    slots,
    i18n,
    usedMessages,
    loadMessages: async (group, isDeferred = false) => {
      // A feature that is missing in this shop has no texts.
      if (!isDeferred && messages[group]) usedMessages.add(group);
      i18n.load(site.language, textsOf(group));
    },
    translate: (message) => i18n._(message),
    cookie: (name) => cookies.get(name),
    addLazySlices: async () => undefined,
  };
  features.forEach(({ server }) => server?.prepare?.(app, visit));
  return app;
}
