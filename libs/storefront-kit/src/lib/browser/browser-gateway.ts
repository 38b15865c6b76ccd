import { cookieNames, newId, parseCookies } from '@lyng/browser';
import { createFetchGateway } from '@lyng/commerce-client';
import type { DocumentCache, ResettableGateway, TransportOptions } from '@lyng/commerce-client';
import type { AppContext } from '@lyng/feature';
import { commerceSite } from '../shared/commerce-site.ts';

/** Request timeout in ms. The server's proxy times out after 30 s and responds; this one covers a dead connection. */
const REQUEST_TIMEOUT = 35_000;

/** The part of the app that a gateway uses. */
export type GatewayApp = Pick<AppContext, 'config' | 'port' | 'site'>;

/** Makes a gateway of this tab, with the session's token. */
export async function connect(
  app: GatewayApp,
  create: (options: TransportOptions) => ResettableGateway,
): Promise<ResettableGateway> {
  const { config, site } = app;
  const gateway = create({
    apiKey: config.apiKey,
    persistedQueries: config.persistedQueries,
    site: commerceSite(config, site),
    fetch: window.fetch.bind(window),
    token: () => parseCookies(document.cookie).get(cookieNames.auth),
    newId,
    timeoutMs: REQUEST_TIMEOUT,
  });
  const withSession = await app.port('withSession');
  return withSession ? withSession(gateway) : gateway;
}

/** The commerce API for this tab: as small as the first taps need it. */
export const createBrowserGateway = (app: GatewayApp, cache?: DocumentCache): Promise<ResettableGateway> =>
  connect(app, (options) => createFetchGateway(options, cache));
