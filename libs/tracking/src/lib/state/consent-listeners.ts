import type { CookieJar, TabChannel } from '@lyng/browser';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { forbiddenData } from '../core/consent/stored-data.ts';
import type { StoragePlace } from '../core/consent/stored-data.ts';
import { forbiddenTagCookies } from '../core/consent/tag-cookies.ts';
import { parseConsent, printConsent, readConsentCookie, writeConsentCookie } from '../wire/consent-cookie.ts';
import type { ConsentMessage } from '../wire/consent-message.ts';
import type { TagCookies } from '../wire/tag-cookies.ts';
import { consentChosen, consentRead, selectConsent } from './consent-slice.ts';
import type { ConsentRootState } from './consent-slice.ts';

/** The host's parts for the consent. */
export interface ConsentPorts {
  readonly cookies: CookieJar;
  /** The tabs' channel `CONSENT_CHANNEL`. */
  readonly channel: TabChannel<ConsentMessage>;
  /** The storages of the shop, to remove what is no longer allowed. */
  readonly places: Readonly<Record<StoragePlace, { readonly remove: (name: string) => void }>>;
  /** In a shop with a tag manager: to remove what its tags have stored. */
  readonly tagCookies?: TagCookies | undefined;
}

interface ConsentStore {
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** The effects of the shopper's choice; one per store, in the browser only. */
export interface ConsentListeners {
  /** To be put into the store's middleware. */
  readonly middleware: ListenerMiddlewareInstance<ConsentRootState>['middleware'];
  /**
   * Reads the choice of this browser. Call it after hydration: pages are cached for all visitors, so the server does
   * not read it.
   */
  readonly restore: (store: ConsentStore) => void;
  /**
   * Follows choices made in other tabs, also when the page comes back from the back-forward cache, where it receives no
   * messages.
   */
  readonly followOtherTabs: (store: ConsentStore, page: Pick<Window, 'addEventListener'>) => void;
}

/** Makes the effects of the consent for one store. */
export function createConsentListeners({ cookies, channel, places, tagCookies }: ConsentPorts): ConsentListeners {
  const listeners = createListenerMiddleware<ConsentRootState>();
  const restore: ConsentListeners['restore'] = (store) => void store.dispatch(consentRead(readConsentCookie(cookies)));

  listeners.startListening({
    actionCreator: consentChosen,
    effect: ({ payload: allowed }) => {
      writeConsentCookie(cookies, allowed);
      channel.post({ type: 'consent-chosen', value: printConsent(allowed) });
    },
  });
  listeners.startListening({
    matcher: isAnyOf(consentChosen, consentRead),
    effect: (_action, { getState }) => {
      // Also without a withdrawal: a choice that has expired leaves behind what it allowed.
      const consent = selectConsent(getState());
      for (const { names, place } of forbiddenData(consent)) names.forEach((name) => places[place].remove(name));
      if (tagCookies) forbiddenTagCookies(consent, tagCookies.names()).forEach(tagCookies.remove);
    },
  });

  return {
    middleware: listeners.middleware,
    restore,
    followOtherTabs: (store, page) => {
      channel.listen(({ value }) => store.dispatch(consentRead(parseConsent(value))));
      page.addEventListener('pageshow', ({ persisted }) => persisted && restore(store));
    },
  };
}
