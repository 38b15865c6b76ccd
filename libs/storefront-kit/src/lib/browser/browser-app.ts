import { parseCookies } from '@lyng/browser';
import { createDeferredGateway } from '@lyng/commerce-client';
import { createDeferredMiddleware, createStore } from '@lyng/feature';
import type { AppContext, DeferredMiddleware, MessageGroup } from '@lyng/feature';
import { createI18n } from '@lyng/i18n';
import { createHref } from '@lyng/routing/core';
import type { I18n, Messages } from '@lingui/core';
import { createPorts } from '../shared/create-ports.ts';
import type { BrowserStorefront } from '../shared/create-storefront.ts';
import type { DehydratedState } from '../shared/dehydrate.ts';

export interface BrowserApp extends AppContext {
  readonly i18n: I18n;
  readonly gateway: ReturnType<typeof createDeferredGateway>;
  readonly deferred: DeferredMiddleware;
}

/** Creates the app of a tab from the server's state, for hydration. The rest is in start-tab.ts. */
export async function createBrowserApp(
  { features, slots }: BrowserStorefront,
  state: DehydratedState,
): Promise<BrowserApp> {
  const { config, site } = state;
  const load = async (group: MessageGroup): Promise<Messages> =>
    ((await import(/* @vite-ignore */ state.messages[group] ?? '')) as { readonly messages: Messages }).messages;
  const i18n = createI18n(site.language, await Promise.all(state.usedMessages.map(load)));
  const texts = new Map(state.usedMessages.map((group) => [group, Promise.resolve()]));
  const gateway = createDeferredGateway(async () => (await import('./browser-gateway.ts')).createBrowserTransport(app));
  const deferred = createDeferredMiddleware();
  const store = createStore({ features, state: state.store, middleware: [deferred.middleware] });
  const app: BrowserApp = {
    ...createPorts(features, () => app),
    config,
    site,
    href: createHref(site),
    origins: state.origins,
    gateway,
    store,
    deferred,
    slots,
    i18n,
    loadMessages: (group) => {
      const begun = texts.get(group) ?? load(group).then((loaded) => i18n.load(site.language, loaded));
      texts.set(group, begun);
      // The next page requests a failed chunk again.
      begun.catch(() => texts.delete(group));
      return begun;
    },
    translate: (message) => i18n._(message),
    cookie: (name) => parseCookies(document.cookie).get(name),
    addLazySlices: async () => {
      const lazy = await Promise.all(features.map(({ lazySlices }) => lazySlices?.()));
      store.addSlices(lazy.flatMap((module) => module?.slices ?? []));
    },
  };
  return app;
}
