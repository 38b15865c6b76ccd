import { cookieNames, newId, parseCookies } from '@lyng/browser';
import type { ResettableGateway } from '@lyng/commerce-client';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import type { AppContext } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';

/** Request timeout in ms. The server's proxy times out after 30 s and responds; this one covers a dead connection. */
const requestTimeout = 35_000;

/** The commerce API for this tab, with the session's token; a chunk of its own, loaded on first use. */
export const createBrowserGateway = ({ config, site }: Pick<AppContext, 'config' | 'site'>): ResettableGateway =>
  createApolloGateway({
    apiKey: config.apiKey,
    site: { channelId: config.channelId, languageId: isoCodes[site.language], marketId: site.market },
    fetch: window.fetch.bind(window),
    token: () => parseCookies(document.cookie).get(cookieNames.auth),
    newId,
    timeoutMs: requestTimeout,
  });
