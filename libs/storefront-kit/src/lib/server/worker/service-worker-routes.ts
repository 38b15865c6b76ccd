import type { RouteRequest, ServerResponse, ServerRoute } from '@lyng/feature';
import { defaultMarket } from '@lyng/routing/core';
import { offlineFields } from '../documents/offline-page.tsx';
import type { OfflineKind, OfflinePage } from '../documents/offline-page.tsx';
import { removedServiceWorker, serviceWorker } from './service-worker.ts';
import type { WorkerSettings } from './service-worker.ts';

/** A deploy has about a hundred files, of which a visit uses a third. */
const MAX_ASSETS = 150;

const kinds: readonly OfflineKind[] = ['document', 'keyed-form', 'form'];

export interface ServiceWorkerOptions {
  readonly release: string;
  /** Removes the worker and its caches from all browsers that have it. */
  readonly isRemoved: boolean;
  readonly offlinePage: OfflinePage;
}

/** The caches' names are in the list of what the shop stores (`libs/tracking`). */
const settingsOf = ({ release }: ServiceWorkerOptions): WorkerSettings => ({
  release,
  offlineCache: 'shop-offline',
  assetCache: 'shop-assets',
  pages: {
    document: '/offline.html',
    'keyed-form': '/offline.html?kind=keyed-form',
    form: '/offline.html?kind=form',
  },
  fields: offlineFields,
  maxAssets: MAX_ASSETS,
});

/** `/sw.js` and the pages that it shows without a network, in the language of each host. */
export function serviceWorkerRoutes(options: ServiceWorkerOptions): readonly ServerRoute[] {
  const worker = options.isRemoved ? removedServiceWorker : serviceWorker;
  const script = `(${worker.toString()})(self,${JSON.stringify(settingsOf(options))});\n`;
  const openPage = async ({ config, query, site }: RouteRequest): Promise<ServerResponse> => {
    const language = site?.language ?? defaultMarket(config.sites).languages[0];
    const kind = kinds.find((name) => name === query.get('kind')) ?? 'document';
    const { html, policy } = options.offlinePage(language, kind);
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      },
      body: html,
    };
  };
  return [
    {
      path: '/sw.js',
      get: async () => ({
        status: 200,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          // The worker's own requests: everything of the shop, nothing else.
          'content-security-policy': "default-src 'none'; connect-src 'self'",
          // A browser finds the worker of the next deploy with the next page.
          'cache-control': 'no-cache',
        },
        body: script,
      }),
    },
    { path: '/offline.html', get: async (_parameters, request) => openPage(request) },
  ];
}
