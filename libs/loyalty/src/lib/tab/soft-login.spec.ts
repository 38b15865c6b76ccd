import { requestCookies } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import type { SoftContact } from '../wire/contact-service.ts';
import { softLogin, takeSoftLogin } from './soft-login.ts';

const reader: SoftContact = { id: 'c-8', email: 'anna@example.com', discoveryKey: 'key-8' };
const guest = shopEvent('auth/sessionRead')(null);
const loggedIn = shopEvent('auth/sessionRead')({ userId: '8' });
const consent = shopEvent('consent/consentChosen')({});

/** A tab that was opened with a newsletter's link, whose shopper allows these purposes. */
function openFor(allowed: readonly string[], contact: SoftContact | null = reader) {
  const purposes = new Set(allowed);
  const requested: string[] = [];
  const keys: string[] = [];
  const cookies = requestCookies('', true, () => undefined);
  const { store, state } = openTab((start) =>
    softLogin(start, 'token', {
      cookies,
      isAllowed: (purpose) => purposes.has(purpose),
      contactOf: async (token) => (requested.push(token), contact),
      searchVisitor: async () => ({ key: () => 'own', identify: (key) => void keys.push(key) }),
    }),
  );
  return {
    purposes,
    requested,
    keys,
    cookies,
    state,
    /** The listeners go on in the microtasks after it. */
    dispatch: async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a guest who comes with a newsletter’s link', () => {
  it('is known to the programme and the search service, and not logged in [LOY-06, LOY-11]', async () => {
    const tab = openFor(['marketing', 'preferences']);
    await tab.dispatch(guest);
    expect(tab.state()).toMatchObject({
      voyadoId: 'c-8',
      softLoginEmail: 'anna@example.com',
      discoveryKey: 'key-8',
      isMember: false,
    });
    expect([tab.cookies.get('engage-id'), tab.cookies.get('discovery-key'), tab.keys]).toEqual([
      'c-8',
      'key-8',
      ['key-8'],
    ]);
    expect(['ralph-auth', 'ralph-user', 'ralph-auth-refresh'].map(tab.cookies.get)).toEqual(Array(3).fill(undefined));
  });

  it('is requested once, when marketing is allowed; the key needs its own consent [LOY-06, LOY-11]', async () => {
    const tab = openFor([]);
    await tab.dispatch(guest);
    expect(tab.requested).toEqual([]);
    tab.purposes.add('marketing');
    await tab.dispatch(consent);
    await tab.dispatch(consent);
    expect([tab.requested, tab.cookies.get('engage-id'), tab.keys]).toEqual([['token'], 'c-8', []]);
  });

  it.each([
    ['is logged in', loggedIn],
    ['logs in first', shopEvent('auth/event/sessionChanged')({ reason: 'login', user: { userId: '8' } })],
  ])('stays who they are if the shopper %s [LOY-06]', async (_case, action) => {
    const tab = openFor([]);
    await tab.dispatch(action);
    tab.purposes.add('marketing');
    await tab.dispatch(consent);
    expect([tab.requested, tab.state().softLoginEmail]).toEqual([[], null]);
  });

  it('stays unknown with an invalid link', async () => {
    const tab = openFor(['marketing'], null);
    await tab.dispatch(guest);
    expect([tab.state().voyadoId, tab.cookies.get('engage-id')]).toEqual([null, undefined]);
  });

  it('is forgotten with the loyalty user [LOY-05]', async () => {
    const tab = openFor(['marketing']);
    await tab.dispatch(guest);
    await tab.dispatch(loyaltySlice.actions.loyaltyUserReset());
    expect(tab.state()).toEqual(loyaltySlice.getInitialState());
  });
});

describe('the address of a newsletter’s link', () => {
  it.each([
    ['/nyheder?eclub=abc-_1&vtid=9#top', 'abc-_1', '/nyheder#top'],
    ['/s/sko?q=1&eClub=x', 'x', '/s/sko?q=1'],
    ['/?vtid=9', undefined, '/'],
    ['/?color=red', undefined, null],
  ])('%s names the reader %s, and becomes %s [LOY-06]', (address, token, replaced) => {
    const addresses: unknown[] = [];
    const location = { href: `https://dk.example${address}` } as Location;
    const history = { state: { key: 'k' }, replaceState: (...call: unknown[]) => addresses.push(call) } as never;
    expect(takeSoftLogin({ location, history })).toBe(token);
    expect(addresses).toEqual(replaced === null ? [] : [[{ key: 'k' }, '', replaced]]);
  });
});
