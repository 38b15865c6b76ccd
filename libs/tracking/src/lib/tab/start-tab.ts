import { documentCookies, openBrowserChannel, safeStorage } from '@lyng/browser';
import type { Tab, TabHalf } from '@lyng/feature';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createEventLog } from '../debug/event-log.ts';
import type { EventLog } from '../debug/event-log.ts';
import { createEventBuffer, pageLoaded } from '../state/event-buffer.ts';
import { createConsentListeners } from '../state/consent-listeners.ts';
import { consentPort } from '../state/consent-port.ts';
import { CONSENT_CHANNEL, isConsentMessage } from '../wire/consent-message.ts';
import { readQueue } from '../wire/event-queue.ts';
import { tagCookiesOf } from '../wire/tag-cookies.ts';

/** Path and query of the page as it was requested: scripts may have changed the address since. */
function firstTarget(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const { pathname, search } = navigation ? new URL(navigation.name) : window.location;
  return pathname + search;
}

/** The log of a tab, with its panel; in development only. */
function startEventLog({ store }: Tab['app'], first: UnknownAction): EventLog {
  const session = safeStorage(() => window.sessionStorage);
  const log = createEventLog({ first, now: () => performance.now(), readHeld: () => readQueue(session) });
  window.dataLayer ??= [];
  log.watchDataLayer(window.dataLayer);
  void import('./show-debug-panel.tsx').then(({ showDebugPanel }) => showDebugPanel(document, { log, store }));
  return log;
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
  const first = pageLoaded({ target: firstTarget() });
  const loadReporter = async () => (await import('./start-reporting.ts')).startReporting(app);
  // Bundlers of production remove the log with everything that only it uses.
  const log = process.env.NODE_ENV === 'development' ? startEventLog(app, first) : undefined;
  const events = createEventBuffer(first, log?.watchReporter(loadReporter) ?? loadReporter);
  return {
    // Before the listeners: a replayed logout ends the stored search session only where storing is allowed.
    restore: () => consent.restore(store),
    middleware: [consent.middleware, ...(log ? [log.middleware] : []), events],
    started: () => consent.followOtherTabs(store, window),
  };
}
