import { requestCookies } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import type { Contact } from '../wire/contact-service.ts';
import { sessionToLoyalty } from './session-to-loyalty.ts';

const anna = { userId: '8' };
const contact: Contact = {
  id: 'c-8',
  discoveryKey: 'key-8',
  acceptsEmail: true,
  acceptsSms: false,
  isMember: true,
};
const sessionRead = shopEvent('auth/sessionRead');
const sessionChanged = shopEvent('auth/event/sessionChanged');

/** A tab with these cookies, whose shopper allows these purposes. */
function openFor(header: string, allowed: readonly string[]) {
  const purposes = new Set(allowed);
  const lines: string[] = [];
  const requested: string[] = [];
  const responses: ((response: Contact | null) => void)[] = [];
  const cookies = requestCookies(header, true, (line) => lines.push(line));
  const { store, state } = openTab((start) =>
    sessionToLoyalty(start, {
      cookies,
      isAllowed: (purpose) => purposes.has(purpose),
      contactOf: (email) => {
        requested.push(email);
        return new Promise((resolve) => responses.push(resolve));
      },
      agreeOnKey: async (known) => known ?? 'key-of-this-browser',
    }),
  );
  return {
    cookies,
    lines,
    purposes,
    requested,
    store,
    state,
    respond: async (response: Contact | null) => {
      responses.shift()?.(response);
      // The listener goes on in the microtasks after the response.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const loggedIn = 'ralph-user=anna%40example.com';

describe('the contact of who is logged in', () => {
  it('is known after a login, and stored for 365 days as far as the shopper allows it [LOY-01, LOY-11]', async () => {
    const tab = openFor(loggedIn, ['marketing', 'preferences']);
    tab.store.dispatch(sessionChanged({ reason: 'login', user: anna }));
    await tab.respond(contact);
    expect(tab.requested).toEqual(['anna@example.com']);
    expect(tab.state()).toMatchObject({
      voyadoId: 'c-8',
      acceptEmail: true,
      acceptSms: false,
      isMember: true,
      discoveryKey: 'key-8',
    });
    expect(tab.lines.slice(-2)).toEqual([
      expect.stringMatching(/^engage-id=c-8; Max-Age=31536000; Path=\/; SameSite=Lax; Secure/),
      expect.stringMatching(/^discovery-key=key-8; Max-Age=31536000;/),
    ]);
  });

  it('is not requested before marketing is allowed, and then at once; the key needs its own consent [LOY-11]', async () => {
    const tab = openFor(loggedIn, []);
    tab.store.dispatch(sessionRead(anna));
    expect([tab.requested, tab.lines]).toEqual([[], []]);
    tab.purposes.add('marketing');
    tab.store.dispatch(shopEvent('consent/consentChosen')({}));
    await tab.respond(contact);
    expect([tab.cookies.get('engage-id'), tab.cookies.get('discovery-key')]).toEqual(['c-8', undefined]);
  });

  it('gets the key of this browser, if it has none [LOY-02]', async () => {
    const tab = openFor(loggedIn, ['marketing', 'preferences']);
    tab.store.dispatch(sessionRead(anna));
    await tab.respond({ ...contact, discoveryKey: null });
    expect(tab.cookies.get('discovery-key')).toBe('key-of-this-browser');
  });

  it('is requested once by a tab that reads its session twice, and not again for a known contact', async () => {
    const tab = openFor(loggedIn, ['marketing']);
    for (let times = 0; times < 2; times += 1) tab.store.dispatch(sessionRead(anna));
    await tab.respond(contact);
    expect(tab.requested).toHaveLength(1);
    const next = openFor(`${loggedIn}; engage-id=c-8`, ['marketing']);
    next.store.dispatch(sessionRead(anna));
    expect(next.requested).toEqual([]);
  });

  it('is forgotten with a logout, with its cookies [LOY-05]', async () => {
    const tab = openFor(`${loggedIn}; engage-id=c-8; engage-voucher-id=v; discovery-key=key-8`, ['marketing']);
    tab.store.dispatch(sessionRead(anna));
    tab.store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(tab.state()).toEqual(loyaltySlice.getInitialState());
    for (const name of ['engage-id', 'engage-voucher-id', 'discovery-key'])
      expect(tab.cookies.get(name)).toBeUndefined();
  });

  it.each<[string, (tab: ReturnType<typeof openFor>) => void]>([
    ['the shopper has logged out', (tab) => tab.store.dispatch(sessionChanged({ reason: 'logout', user: null }))],
    ['the shopper has withdrawn the consent', (tab) => tab.purposes.clear()],
  ])('is not stored when %s meanwhile [LOY-05, LOY-11]', async (_case, change) => {
    const tab = openFor(loggedIn, ['marketing']);
    tab.store.dispatch(sessionRead(anna));
    change(tab);
    await tab.respond(contact);
    expect([tab.cookies.get('engage-id'), tab.state().voyadoId]).toEqual([undefined, null]);
  });

  it('stays unknown while the service is down', async () => {
    const tab = openFor(loggedIn, ['marketing']);
    tab.store.dispatch(sessionRead(anna));
    await tab.respond(null);
    expect([tab.cookies.get('engage-id'), tab.state().isMember]).toEqual([undefined, false]);
  });
});
