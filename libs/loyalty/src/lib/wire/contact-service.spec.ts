import { requestContact, requestDiscoveryKey, requestSoftLogin } from './contact-service.ts';

const shopper = { email: 'anna+1@example.com', countryCode: 'dk' };
const responding =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });

describe('the contact of the logged-in shopper', () => {
  it('is posted for, with the email address in the body alone [LOY-02]', async () => {
    const sent: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      sent.push(input, init?.method, String(init?.body));
      return Response.json({
        id: 'c-8',
        discoveryKey: 'key-8',
        preferences: { acceptsEmail: true, acceptsSms: false },
        isMember: true,
      });
    };
    expect(await requestContact(fetch, shopper)).toEqual({
      id: 'c-8',
      discoveryKey: 'key-8',
      acceptsEmail: true,
      acceptsSms: false,
      isMember: true,
    });
    expect(sent).toEqual(['/api/voyado-engage/get-contact', 'POST', 'email=anna%2B1%40example.com&countryCode=dk']);
  });

  it.each<[string, typeof fetch]>([
    ['a stranger', responding({ id: null })],
    ['an id that could break a cookie', responding({ id: 'a; b=1' })],
    ['an error', responding({ id: 'c-8' }, 503)],
    ['no JSON', async () => new Response('<html>')],
    ['no response', () => Promise.reject(new TypeError('offline'))],
  ])('is unknown for %s', async (_case, fetch) => {
    expect(await requestContact(fetch, shopper)).toBeNull();
  });
});

describe('the key of the search service', () => {
  it('is posted, and the contact’s is returned [LOY-02]', async () => {
    const sent: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => (
      sent.push(input, String(init?.body)),
      Response.json({ discoveryKey: 'key-8' })
    );
    expect(await requestDiscoveryKey(fetch, 'own')).toBe('key-8');
    expect(sent).toEqual(['/api/voyado-engage/set-discovery-key', 'discoveryKey=own']);
    expect(await requestDiscoveryKey(responding({ discoveryKey: 'a; b' }), 'own')).toBeNull();
    expect(await requestDiscoveryKey(responding({}, 429), 'own')).toBeNull();
  });
});

describe('the reader of a newsletter', () => {
  it.each([
    [{ id: 'c-8', email: 'anna@example.com', discoveryKey: null }, true],
    [{ id: null, email: null, discoveryKey: null }, false],
    [{ id: 'a; b=1', email: 'anna@example.com' }, false],
    [{ id: 'c-8', email: 8 }, false],
    ['c-8', false],
  ])('of the response %j is known: %s [LOY-06]', async (body, isKnown) => {
    expect(await requestSoftLogin(responding(body), 'token')).toEqual(isKnown ? body : null);
  });
});
