import { parseCookies } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import type { Site } from '@lyng/routing';
import { apiKey, channelId, languageIds } from '../config.ts';
import { newId } from './new-id.ts';

/** The commerce API for this tab; a chunk of its own, loaded when it is first needed. */
export const createBrowserGateway = (site: Site): CommerceGateway =>
  createApolloGateway({
    apiKey,
    site: { channelId, languageId: languageIds[site.language], marketId: site.market },
    fetch: window.fetch.bind(window),
    token: () => parseCookies(document.cookie).get('ralph-auth'),
    newId,
  });
