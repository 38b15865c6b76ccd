import { parseCookies } from '@lyng/browser';
import { cartSlice, keepEarlyIntents } from '@lyng/cart';
import { createDeferredGateway } from '@lyng/commerce-client';
import { createI18n } from '@lyng/i18n';
import { createHref } from '@lyng/routing/core';
import type { I18n } from '@lingui/core';
import { clientMessages } from '../messages/client-messages.ts';
import type { RootData } from '../routes/root/root-loader.ts';
import type { AppContext, MessageGroup } from '../shell/app-context.ts';
import type { DehydratedState } from '../shell/dehydrate.ts';
import { createLateMiddleware } from '../shell/late-middleware.ts';
import type { LateMiddleware } from '../shell/late-middleware.ts';
import { makeStore } from '../store.ts';

export interface BrowserApp extends AppContext {
  readonly i18n: I18n;
  readonly gateway: ReturnType<typeof createDeferredGateway>;
  readonly late: LateMiddleware;
  /** Set when the page has hydrated. */
  listsOnScreen?: AppContext['listsOnScreen'];
}

/** What one tab needs to hydrate, from what the server sent along with the page. The rest is after-hydration.ts. */
export async function createBrowserApp(state: DehydratedState): Promise<BrowserApp> {
  const { site } = state;
  const load = async (group: MessageGroup) => (await clientMessages[group][site.language]()).messages;
  const i18n = createI18n(site.language, await Promise.all(state.messages.map(load)));
  const texts = new Map(state.messages.map((group) => [group, Promise.resolve()]));
  const gateway = createDeferredGateway(async () =>
    (await import('./browser-gateway.ts')).createBrowserGateway(site, store),
  );
  const late = createLateMiddleware();
  const root = state.loaderData['root'] as RootData | undefined;
  const store = makeStore(state.store, [late.middleware]);
  keepEarlyIntents(window, store);
  store.dispatch(cartSlice.actions.marketChanged(root?.cart?.market ?? site.market));
  if (root?.cart) store.dispatch(cartSlice.actions.cartAdopted({ cartId: root.cart.id, givenUpId: '' }));
  return {
    site,
    href: createHref(site),
    origins: state.origins,
    gateway,
    store,
    late,
    i18n,
    useMessages: (group) => {
      const begun = texts.get(group) ?? load(group).then((messages) => i18n.load(site.language, messages));
      texts.set(group, begun);
      // A lost chunk is asked for again by the next page.
      begun.catch(() => texts.delete(group));
      return begun;
    },
    translate: (message) => i18n._(message),
    cookie: (name) => parseCookies(document.cookie).get(name),
  };
}
