import { documentCookies, openBrowserChannel, safeStorage } from '@lyng/browser';
import type { Tab, TabHalf } from '@lyng/feature';
import { createEventBuffer, pageLoaded } from '../state/event-buffer.ts';
import { createConsentListeners } from '../state/consent-listeners.ts';
import { consentPort } from '../state/consent-port.ts';
import { CONSENT_CHANNEL, isConsentMessage } from '../wire/consent-message.ts';
import { tagCookiesOf } from '../wire/tag-cookies.ts';

/** Path and query of the page as it was requested: scripts may have changed the address since. */
function firstTarget(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const { pathname, search } = navigation ? new URL(navigation.name) : window.location;
  return pathname + search;
}

/** Reads and stores the consent, follows the other tabs, removes what is no longer allowed, and reports what is. */
export function startTab({ app }: Pick<Tab, 'app'>): TabHalf {
  const { config, ports, store } = app;
  const cookies = documentCookies(document, window.location.protocol === 'https:');
  const consent = createConsentListeners({
    cookies,
    channel: openBrowserChannel({ name: CONSENT_CHANNEL, isMessage: isConsentMessage }),
    places: {
      cookie: cookies,
      local: safeStorage(() => window.localStorage),
      session: safeStorage(() => window.sessionStorage),
      cache: { remove: (name) => void globalThis.caches?.delete(name).catch(() => undefined) },
    },
    tagCookies: config.tagManager === undefined ? undefined : tagCookiesOf(document, window.location.hostname),
  });
  Object.assign(ports, { isAllowed: consentPort(store).isAllowed });
  const events = createEventBuffer(pageLoaded({ target: firstTarget() }), async () =>
    (await import('./start-reporting.ts')).startReporting(app),
  );
  return {
    // Before the listeners: a replayed logout ends the stored search session only where storing is allowed.
    restore: () => consent.restore(store),
    middleware: [consent.middleware, events],
    started: () => consent.followOtherTabs(store, window),
  };
}
