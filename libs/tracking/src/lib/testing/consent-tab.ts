import { documentCookies, openTabChannel } from '@lyng/browser';
import type { BroadcastChannelLike } from '@lyng/browser';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { CONSENT_CHANNEL, isConsentMessage } from '../wire/consent-message.ts';
import { createConsentListeners } from '../state/consent-listeners.ts';
import { consentSlice } from '../state/consent-slice.ts';

/** The parts that the tabs of one browser share. */
export interface ConsentBrowser {
  /** The cookie jar of the browser, by name. */
  readonly cookies: Map<string, string>;
  readonly local: Map<string, string>;
  /** Every cookie line that was written. */
  readonly written: string[];
  readonly openChannel: (name: string) => BroadcastChannelLike;
}

/** Makes a browser that holds the given cookies and texts. */
export function createConsentBrowser(
  cookies: Readonly<Record<string, string>> = {},
  local: Readonly<Record<string, string>> = {},
): ConsentBrowser {
  const tabs = new Set<{ receive: (data: unknown) => void }>();
  return {
    cookies: new Map(Object.entries(cookies)),
    local: new Map(Object.entries(local)),
    written: [],
    openChannel: () => {
      const self = { receive: (_data: unknown): void => undefined };
      tabs.add(self);
      return {
        postMessage: (message) => {
          for (const tab of tabs) if (tab !== self) tab.receive(structuredClone(message));
        },
        addEventListener: (_type, listener) => {
          self.receive = (data) => listener({ data });
        },
        close: () => void tabs.delete(self),
      };
    },
  };
}

const documentOf = ({ cookies, written }: ConsentBrowser) => ({
  get cookie() {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(line: string) {
    written.push(line);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0;/.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  },
});

let tabCount = 0;

/** Opens a tab with the slices and effects of consent and events. `show` brings it back from the back-forward cache. */
export function openConsentTab(browser = createConsentBrowser()) {
  const session = new Map<string, string>();
  const page = new EventTarget();
  const tabId = `tab-${(tabCount += 1)}`;
  const consent = createConsentListeners({
    cookies: documentCookies(documentOf(browser), false),
    channel: openTabChannel({ name: CONSENT_CHANNEL, tabId, isMessage: isConsentMessage, open: browser.openChannel }),
    places: {
      cookie: { remove: (name) => void browser.cookies.delete(name) },
      local: { remove: (name) => void browser.local.delete(name) },
      session: { remove: (name) => void session.delete(name) },
      cache: { remove: (name) => void session.delete(name) },
    },
  });
  const actions: UnknownAction[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(consentSlice),
    middleware: (defaults) => defaults().concat(consent.middleware, record),
  });
  consent.followOtherTabs(store, page as unknown as Window);
  return {
    store,
    actions,
    session,
    restore: () => consent.restore(store),
    show: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}
