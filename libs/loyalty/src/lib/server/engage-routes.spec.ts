import { createCipheriv } from 'node:crypto';
import { readServices } from '@lyng/feature';
import type { RouteRequest } from '@lyng/feature';
import { createTestApp, makeShopConfig } from '@lyng/feature/testing';
import { memberContact } from '../wire/member-contact.ts';
import { engageRoutes } from './engage-routes.ts';
import { fetchOfVisit } from './fetch-of-visit.ts';

const apiKey = 'known to the servers only';
const key = '7d0f6c1e-52c8-4d0a-9a0e-0b9a4f7d2c11';
const anna = 'anna@example.com';
const ids = {
  [anna]: '00000000-0000-4000-8000-00000000000a',
  'bo@example.com': '00000000-0000-4000-8000-00000000000b',
};

interface Contact {
  readonly id: string;
  contactType: string;
  attributes: Record<string, string>;
  preferences: Record<string, boolean>;
}

/** The API, which knows Anna's token, and the programme's service, which needs the key. */
class Services {
  readonly contacts = new Map<string, Contact>();
  readonly calls: string[] = [];

  readonly fetch: typeof fetch = async (input, init) => {
    const [status, body] = await this.#respond(new Request(input, init));
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  };

  add(email: keyof typeof ids, more: Partial<Contact> = {}): Contact {
    const contact = { id: ids[email], contactType: 'Contact', attributes: { email }, preferences: {}, ...more };
    this.contacts.set(contact.id, contact);
    return contact;
  }

  async #respond(request: Request): Promise<readonly [number, unknown]> {
    const { pathname, searchParams, port } = new URL(request.url);
    if (port === '1') throw new TypeError('fetch failed');
    const text = await request.text();
    if (pathname === '/graphql') {
      const isAnna = request.headers.get('authorization') === 'Bearer of-anna';
      return [200, { data: { getUser: isAnna ? { email: anna } : null } }];
    }
    this.calls.push(`${request.method} ${pathname}`);
    if (request.headers.get('apikey') !== apiKey) return [401, {}];
    const body = (text === '' ? {} : JSON.parse(text)) as Partial<Contact>;
    const [, , , , id = '', action] = pathname.split('/');
    if (id === 'id') {
      const found = [...this.contacts.values()].find(
        ({ attributes }) => attributes['email'] === searchParams.get('email'),
      );
      return found ? [200, found.id] : [404, {}];
    }
    if (id === '') return this.contacts.has(ids[anna]) ? [409, {}] : [201, this.add(anna, body)];
    const contact = this.contacts.get(id);
    if (!contact) return [404, {}];
    if (request.method === 'DELETE') return this.contacts.delete(id) ? [204, null] : [404, {}];
    if (action === 'promoteToMember') contact.contactType = 'Member';
    const { attributes = {}, preferences = {}, contactType = contact.contactType } = body;
    if (Object.values(attributes).includes('')) return [400, {}];
    const others = [...this.contacts.values()].filter((other) => other !== contact);
    if (
      others.some(
        (other) => other.attributes['discoveryKey'] === attributes['discoveryKey'] && attributes['discoveryKey'],
      )
    )
      return [409, {}];
    Object.assign(contact.attributes, attributes);
    Object.assign(contact.preferences, preferences);
    contact.contactType = contactType;
    return [200, contact];
  }
}

const services = new Services();
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(services.fetch);
  services.contacts.clear();
  services.calls.length = 0;
});

/** The services of one backend, unless an environment has others. */
const servicesAt = (environment: Record<string, string>) =>
  readServices({}, { BACKEND_URL: 'http://services', BACKEND_TIMEOUT: '1000', ...environment }, '');

type Sent = Partial<RouteRequest> & { readonly environment?: Record<string, string> };

/** Sends a request to one of the addresses. */
function sender() {
  const routesOf = (environment: Record<string, string>) => engageRoutes(environment);
  const routes = routesOf({});
  return async (
    method: 'get' | 'post',
    name: string,
    query: Record<string, string> = {},
    { environment, ...more }: Sent = {},
  ) => {
    const all = environment ? routesOf(environment) : routes;
    const route = all.find(({ path }) => path.endsWith(`/${name}`)) ?? all.find(({ path }) => path.endsWith('/:name'));
    return route?.[method]?.(
      { name },
      {
        query: new URLSearchParams(query),
        cookieHeader: 'ralph-auth=of-anna',
        userAgent: '',
        isSameOrigin: true,
        site: undefined,
        origin: 'https://dk.example',
        body: '',
        ip: '192.0.2.1',
        now: 0,
        config: makeShopConfig(),
        services: servicesAt({ ENGAGE_API_KEY: apiKey }),
        ...more,
      },
    );
  };
}

const stranger = {
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body: {
    id: null,
    discoveryKey: null,
    registrationCompleteEvent: false,
    preferences: { acceptsEmail: false, acceptsSms: false },
    isMember: false,
  },
};
const now = '2026-03-02T10:00:00.000Z';

describe('get-contact', () => {
  it('makes the contact of a logged-in shopper once, and shows it again [LOY-02]', async () => {
    const send = sender();
    const query = {
      email: 'Anna@Example.com',
      countryCode: 'dk',
      newsletter: 'false',
      firstName: 'Anna',
      lastName: ' ',
    };
    const first = await send('get', 'get-contact', query);
    expect(first).toEqual({
      ...stranger,
      body: { ...stranger.body, id: ids[anna], registrationCompleteEvent: true },
    });
    expect(services.contacts.get(ids[anna])?.attributes).toEqual({ email: anna, firstName: 'Anna', countryCode: 'DK' });
    expect((await send('post', 'get-contact', query))?.body).toMatchObject({
      id: ids[anna],
      registrationCompleteEvent: false,
    });
  });

  it('reads the same parameters from a posted form, which no address has [LOY-02]', async () => {
    const body = String(new URLSearchParams({ email: anna, hasAccount: 'true', isMember: 'true' }));
    const posted = await sender()('post', 'get-contact', {}, { body });
    expect(posted).toMatchObject({ status: 200, body: { id: ids[anna], isMember: true } });
  });

  it('is one for two tabs that request it at the same time', async () => {
    const send = sender();
    const [first, second] = await Promise.all([1, 2].map(() => send('post', 'get-contact', { email: anna })));
    expect([first?.status, second?.status, services.contacts.size]).toEqual([200, 200, 1]);
    expect(second?.body).toMatchObject({ id: ids[anna] });
  });

  it('subscribes who requests it, and never unsubscribes [LOY-02]', async () => {
    const send = sender();
    services.add(anna);
    const subscribed = await send('get', 'get-contact', { email: anna, newsletter: 'true' });
    expect(subscribed?.body).toMatchObject({ preferences: { acceptsEmail: true } });
    const again = await send('get', 'get-contact', { email: anna, newsletter: 'false' });
    expect(again?.body).toMatchObject({ preferences: { acceptsEmail: true } });
  });
});

describe('a stranger', () => {
  const requests = [
    ['get', 'get-contact', { email: anna }],
    ['get', 'set-discovery-key', { discoveryKey: key }],
    ['post', 'save-consent', { id: ids[anna], removeAccount: 'true' }],
    ['post', 'lyng-member', { id: ids[anna], isMember: 'true', date: now }],
  ] as const;

  it.each(requests)('learns and changes nothing with %s %s [LOY-02]', async (method, name, query) => {
    const send = sender();
    services.add(anna);
    const before = JSON.stringify([...services.contacts]);
    for (const more of [
      { cookieHeader: '' },
      { cookieHeader: 'ralph-auth=guessed' },
      { cookieHeader: 'ralph-auth=a%0d%0ab' },
      { isSameOrigin: false },
      { services: servicesAt({}) },
    ])
      expect(await send(method, name, query, more)).toEqual(stranger);
    expect([services.calls, JSON.stringify([...services.contacts])]).toEqual([[], before]);
  });

  it.each([
    ['get', 'get-contact', { email: 'bo@example.com' }],
    ['post', 'save-consent', { id: ids['bo@example.com'], removeAccount: 'true' }],
    ['post', 'lyng-member', { id: ids['bo@example.com'], isMember: 'true', date: now }],
  ] as const)('is also who is logged in and sends %s %s of another [LOY-02]', async (method, name, query) => {
    const send = sender();
    services.add(anna);
    services.add('bo@example.com');
    const before = JSON.stringify([...services.contacts]);
    expect(await send(method, name, query)).toEqual(stranger);
    expect(JSON.stringify([...services.contacts])).toBe(before);
  });
});

describe('set-discovery-key', () => {
  it('gives a contact the key of the browser, unless it has one: that is adopted [LOY-02]', async () => {
    const send = sender();
    services.add(anna);
    const other = '11111111-52c8-4d0a-9a0e-0b9a4f7d2c11';
    expect((await send('get', 'set-discovery-key', { discoveryKey: key }))?.body).toMatchObject({ discoveryKey: key });
    expect((await send('get', 'set-discovery-key', { discoveryKey: other }))?.body).toMatchObject({
      discoveryKey: key,
    });
  });

  it('leaves the key of somebody else theirs [LOY-02]', async () => {
    const send = sender();
    services.add(anna);
    services.add('bo@example.com', { attributes: { email: 'bo@example.com', discoveryKey: key } });
    expect((await send('get', 'set-discovery-key', { discoveryKey: key }))?.body).toMatchObject({ discoveryKey: null });
  });

  it.each(['', 'x', `${key}${key}`, '<script>'])('rejects the key %j', async (discoveryKey) => {
    expect((await sender()('get', 'set-discovery-key', { discoveryKey }))?.status).toBe(400);
  });
});

describe('a soft login', () => {
  const softKey = 'aZ09bY18cX27dW36eV45fU54gT63hS72';
  const nobody = { ...stranger, body: { id: null, email: null, discoveryKey: null } };
  const sent = { contactId: ids[anna], email: anna, dateTime: new Date(0).toISOString(), discoveryKey: key };
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(softKey), Buffer.alloc(16));
  const token = Buffer.concat([Buffer.alloc(16), cipher.update(JSON.stringify(sent)), cipher.final()]);
  const eclub = token.toString('base64url');
  const environment = { ENGAGE_SOFT_LOGIN_KEY: softKey };

  it('returns the reader of a link to the shop’s own page, and requests no contact [LOY-06]', async () => {
    services.add(anna);
    const response = await sender()('post', 'soft-login', { eclub }, { environment, cookieHeader: '' });
    expect(response).toEqual({ ...stranger, body: { id: ids[anna], email: anna, discoveryKey: key } });
    expect(services.calls).toEqual([]);
  });

  it.each<[string, Sent, string]>([
    ['another page', { isSameOrigin: false, environment }, eclub],
    ['a shop without the key', { environment: {} }, eclub],
    ['a token that is none', { environment }, 'x'],
    ['no token', { environment }, ''],
  ])('returns no reader to %s [LOY-06]', async (_case, more, value) => {
    expect(await sender()('post', 'soft-login', { eclub: value }, more)).toEqual(nobody);
  });
});

it.each(['short', 'aZ09bY18cX27dW36eV45fU54gT63hS7!'])('rejects the key %j at the start', (key) => {
  expect(() => engageRoutes({ ENGAGE_SOFT_LOGIN_KEY: key })).toThrow(/Set it to the 32 letters and digits/);
});

describe('the membership', () => {
  it('begins and ends for the shopper’s own contact [LOY-02, LOY-03]', async () => {
    const send = sender();
    services.add(anna);
    const set = (isMember: string) => send('post', 'lyng-member', { id: ids[anna], isMember, date: now });
    expect((await set('true'))?.body).toMatchObject({ isMember: true });
    expect((await set('false'))?.body).toMatchObject({ isMember: false });
  });

  it('begins with a form that was posted to a page, too [SPEC-9]', async () => {
    services.add(anna);
    const app = createTestApp({ cookies: { 'ralph-user': anna } });
    const visit = {
      site: app.site,
      screen: 'account-membership',
      target: '',
      method: 'POST',
      port: undefined,
    } as const;
    const shopper = { cookieHeader: 'ralph-auth=of-anna', userAgent: '', ip: '192.0.2.1', now: 0 };
    const posted = {
      ...visit,
      ...shopper,
      protocol: 'https',
      host: 'dk.example',
      services: servicesAt({ ENGAGE_API_KEY: apiKey }),
    } as const;
    expect(await memberContact(app, fetchOfVisit(app, posted)).setMember(true)).toBe(true);
    expect(services.contacts.get(ids[anna])?.contactType).toBe('Member');
  });

  it('is removed with the contact [LOY-02]', async () => {
    services.add(anna);
    expect(await sender()('post', 'save-consent', { id: ids[anna], removeAccount: 'true' })).toEqual(stranger);
    expect(services.contacts.size).toBe(0);
  });

  it.each([
    ['lyng-member', { isMember: 'yes', date: now }, 400],
    ['lyng-member', { isMember: 'true', date: 'today' }, 400],
    ['lyng-member', { isMember: 'true', date: '2026-13-45T99:99:99Z' }, 400],
    ['lyng-member', { isMember: 'true' }, 400],
    ['other-member', { isMember: 'true', date: now }, 404],
    ['save-consent', { removeAccount: '1' }, 400],
    ['save-consent', {}, 400],
  ])('%s with %j is %i, and nothing changes', async (name, query, status) => {
    services.add(anna);
    const response = await sender()('post', name, { id: ids[anna], ...query } as Record<string, string>);
    expect([response?.status, services.contacts.get(ids[anna])?.contactType]).toEqual([status, 'Contact']);
  });
});

it('is 503 while the service is down, which reveals no contact', async () => {
  const down = { services: servicesAt({ SERVICE_LOYALTY_KEY: apiKey, SERVICE_LOYALTY_URL: 'http://127.0.0.1:1' }) };
  expect((await sender()('get', 'get-contact', { email: anna }, down))?.status).toBe(503);
});

it('is 429 for who sends more than thirty requests in a minute', async () => {
  const send = sender();
  const statuses: unknown[] = [];
  for (let nth = 0; nth < 31; nth += 1)
    statuses.push((await send('get', 'get-contact', {}, { cookieHeader: '' }))?.status);
  expect([statuses.slice(0, 30), statuses[30]]).toEqual([Array.from({ length: 30 }, () => 200), 429]);
  expect((await send('get', 'get-contact', {}, { cookieHeader: '', now: 60_000 }))?.status).toBe(200);
});
