import { withSession } from '@lyng/auth';
import { cookieNames, parseCookies } from '@lyng/browser';
import type { ResettableGateway } from '@lyng/commerce-client';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { isoCodes } from '@lyng/i18n/core';
import type { Site } from '@lyng/routing';
import { apiKey, channelId } from '../config.ts';
import type { AppStore } from '../store.ts';
import { authSessionOf } from './auth-session.ts';
import { newId } from './new-id.ts';

/** How long a request may take, in ms. The server's proxy gives up after 30 s and says so; this is for a connection that is dead. */
const answerWithin = 35_000;

/** The commerce API for this tab, with the session's token; a chunk of its own, loaded when it is first needed. */
export const createBrowserGateway = (site: Site, store: AppStore): ResettableGateway =>
  withSession(
    createApolloGateway({
      apiKey,
      site: { channelId, languageId: isoCodes[site.language], marketId: site.market },
      fetch: window.fetch.bind(window),
      token: () => parseCookies(document.cookie).get(cookieNames.auth),
      newId,
      timeoutMs: answerWithin,
    }),
    authSessionOf(store),
    newId,
  );
