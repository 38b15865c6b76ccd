import { documentCookies, openBrowserChannel, safeStorage } from '@lyng/browser';
import type { Tab, TabHalf } from '@lyng/feature';
import { createConsentListeners } from '../state/consent-listeners.ts';
import { consentPort } from '../state/consent-port.ts';
import { CONSENT_CHANNEL, isConsentMessage } from '../wire/consent-message.ts';

/** Reads and stores the consent, follows the other tabs, and removes what is no longer allowed. */
export function startTab({ app: { ports, store } }: Pick<Tab, 'app'>): TabHalf {
  const cookies = documentCookies(document, window.location.protocol === 'https:');
  const consent = createConsentListeners({
    cookies,
    channel: openBrowserChannel({ name: CONSENT_CHANNEL, isMessage: isConsentMessage }),
    places: {
      cookie: cookies,
      local: safeStorage(() => window.localStorage),
      session: safeStorage(() => window.sessionStorage),
    },
  });
  Object.assign(ports, { isAllowed: consentPort(store).isAllowed });
  return {
    // Before the listeners: a replayed logout ends the stored search session only where storing is allowed.
    restore: () => consent.restore(store),
    middleware: [consent.middleware],
    started: () => consent.followOtherTabs(store, window),
  };
}
