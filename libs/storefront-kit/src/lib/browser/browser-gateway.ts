import { cookieNames, newId, parseCookies } from '@lyng/browser';
import { createTransport } from '@lyng/commerce-client';
import type { Transport, TransportOptions } from '@lyng/commerce-client';
import type { AppContext } from '@lyng/feature';
import { commerceSite } from '../shared/commerce-site.ts';

/** Request timeout in ms. The server's proxy times out after 30 s and responds; this one covers a dead connection. */
const REQUEST_TIMEOUT = 35_000;

/** The part of the app that a gateway uses. */
export type GatewayApp = Pick<AppContext, 'config' | 'port' | 'site'>;

/** Makes what sends the requests of this tab, with the session's token. */
export async function connect<Gateway extends Transport>(
  app: GatewayApp,
  create: (options: TransportOptions) => Gateway,
): Promise<Gateway> {
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

/** Sends the requests of this tab until Apollo Client does. */
export const createBrowserTransport = (app: GatewayApp): Promise<Transport> => connect(app, createTransport);
