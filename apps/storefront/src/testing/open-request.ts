// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { defineFeature, embeddedServices } from '@lyng/feature';
import type { AppContext, ShopState, Visit } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import { marketSite } from '@lyng/routing/core';
import { createStorefront } from '@lyng/storefront-kit';
import { createPageRenderer } from '@lyng/storefront-kit/server';
import { config } from '../config.ts';
import { frame } from '../frame/frame.ts';
import { serverFeatures } from '../features.server.ts';

/** The client build, as the server needs it. */
export type ClientAssets = Parameters<typeof createPageRenderer>[1];

const noStyles = { css: '', source: "'sha256-abc='" };

/** A client build without files. */
export const noAssets: ClientAssets = {
  stylesOf: () => noStyles,
  allStyles: noStyles,
  stylesheet: undefined,
  script: '',
  modulesOf: () => [],
  nextModules: [],
  addressOf: () => '',
};

/** A visit of this shop's front page in one market. */
export function visitOf(alias: MarketAlias, changes: Partial<Visit> = {}): Visit {
  const market = config.sites.markets.find((one) => one.alias === alias);
  if (!market) throw new Error(`@lyng/storefront: there is no market ${alias}.`);
  return {
    site: marketSite(config.sites, market, market.languages[0]),
    screen: 'home',
    target: '/',
    method: 'GET',
    protocol: 'http',
    host: market.host,
    port: undefined,
    cookieHeader: '',
    userAgent: '',
    ip: '127.0.0.1',
    now: Date.now(),
    services: embeddedServices('http://127.0.0.1:1', 30_000),
    ...changes,
  };
}

/** The app of one request, and its state at that moment, as the features have prepared it. */
export async function openRequest(visit: Visit): Promise<{ readonly app: AppContext; readonly state: ShopState }> {
  const opened: AppContext[] = [];
  const features = [
    // Responds before a page is rendered.
    defineFeature({ id: 'no-page', server: { handleForm: async () => new Response() } }),
    ...serverFeatures,
    defineFeature({ id: 'request', server: { prepare: (app) => void opened.push(app) } }),
  ];
  const renderer = await createPageRenderer(createStorefront({ config, features, frame }), noAssets);
  await renderer(new Request(`http://${visit.host}${visit.target}`, { method: 'POST' }), visit);
  const [app] = opened;
  if (!app) throw new Error('@lyng/storefront: the request has no app.');
  return { app, state: app.store.getState() };
}
