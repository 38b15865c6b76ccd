import { ConfigurationError } from '../configuration-error.ts';
import type { Environment } from '../environment.ts';
import { embeddedServices } from './embedded-services.ts';
import { readServices } from './read-services.ts';

const read = (env: Environment, file: unknown = {}) => readServices(file, env, 'public-key');

const backend = 'http://127.0.0.1:4300';

/** The lines of the mistakes in a configuration. */
function mistakesIn(env: Environment, file?: unknown): readonly string[] {
  try {
    read(env, file);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n');
  }
}

describe('the services of a shop', () => {
  it.each<[env: Environment, url: string, timeout: number]>([
    [{}, backend, 1500],
    [{ BACKEND_URL: '', BACKEND_TIMEOUT: '' }, backend, 1500],
    [{ BACKEND_PORT: '4301' }, 'http://127.0.0.1:4301', 1500],
    [{ BACKEND_PORT: '4301', BACKEND_URL: 'https://api.example/' }, 'https://api.example', 1500],
    [{ BACKEND_TIMEOUT: '1' }, backend, 1],
  ])('with %j are those of the backend at %s', (env, url, timeout) => {
    const embedded = embeddedServices(url, timeout);
    expect(read(env, undefined)).toEqual({ ...embedded, graphql: { ...embedded.graphql, key: 'public-key', timeout } });
  });

  it('of the backend are at its paths, with its health check', () => {
    const services = read({});
    const addresses = Object.entries(services).map(([name, service]) => [name, service?.url]);
    expect(Object.fromEntries(addresses)).toEqual({
      graphql: `${backend}/graphql`,
      realtime: `${backend}/graphql/ws`,
      auth: `${backend}/auth`,
      sign: `${backend}/auth/sign`,
      favourites: `${backend}/likes`,
      search: `${backend}/api/storefront/v3`,
      loyalty: `${backend}/api/v3`,
      images: `${backend}/cdn-cgi`,
      payments: `${backend}/payments`,
      collector: `${backend}/collect`,
      errorLog: undefined,
      invoicePortal: undefined,
      tagManager: undefined,
    });
    expect(services.search).toMatchObject({
      isEmbedded: true,
      timeout: 1000,
      proxyTimeout: 8000,
      health: { method: 'GET', url: `${backend}/healthz`, status: 200 },
    });
  });

  it('have addresses, keys and limits of their own, the environment before the file', () => {
    const { search, graphql, loyalty, realtime } = read(
      {
        SERVICE_SEARCH_URL: 'https://search.example/v3/',
        SERVICE_SEARCH_KEY: 'secret',
        SERVICE_REALTIME_URL: 'wss://api.example/graphql',
        SERVICE_LOYALTY_URL: 'https://engage.example/api/v3',
        SERVICE_LOYALTY_KEY: 'secret',
      },
      {
        search: { url: 'https://old.example', timeout: 800, proxyTimeout: 9000, maxBytes: 1000, keyHeader: 'X-Key' },
        graphql: { url: 'https://api.example/graphql', key: 'other-key' },
      },
    );
    expect(search).toEqual({
      url: 'https://search.example/v3',
      key: '',
      headers: { 'x-key': 'secret' },
      timeout: 800,
      proxyTimeout: 9000,
      maxBytes: 1000,
      health: { method: 'GET', url: 'https://search.example/v3' },
      isEmbedded: false,
    });
    expect(graphql).toMatchObject({ key: 'other-key', headers: {}, health: { method: 'POST', status: 200 } });
    expect(realtime.url).toBe('https://api.example/graphql');
    expect(loyalty.headers).toEqual({ apikey: 'secret' });
  });

  it.each<[env: Environment, headers: object]>([
    [{}, { apikey: 'engage-key' }],
    [{ SERVICE_LOYALTY_KEY: 'own-key' }, { apikey: 'own-key' }],
    [{ SERVICE_LOYALTY_URL: 'https://engage.example/api/v3' }, {}],
  ])('give the key of the backend to the backend only: %j', (env, headers) => {
    expect(read({ ENGAGE_API_KEY: 'engage-key', ...env }).loyalty.headers).toEqual(headers);
  });

  it.each([
    ['none', undefined],
    ['graphql', { method: 'POST', url: 'https://s.example/v1', body: '{"query":"{ __typename }"}', status: 200 }],
    ['GET /healthz', { method: 'GET', url: 'https://s.example/healthz' }],
    ['HEAD /v1/ping?x=1 204', { method: 'HEAD', url: 'https://s.example/v1/ping?x=1', status: 204 }],
  ])('are checked by %s', (health, check) => {
    expect(read({}, { auth: { url: 'https://s.example/v1', health } }).auth.health).toEqual(check);
  });

  it('have a portal of invoices over https, by market [ACC-07]', () => {
    const url = 'https://invoices.example/{market}?shop=7';
    expect(read({ SERVICE_INVOICE_PORTAL_URL: url }).invoicePortal).toMatchObject({ url, health: undefined });
  });

  it('have a tag manager when it has an id', () => {
    expect(read({}, { tagManager: { url: 'https://tags.example' } }).tagManager).toBeUndefined();
    expect(read({ SERVICE_TAG_MANAGER_KEY: 'GTM-ABC123' }).tagManager).toMatchObject({
      url: 'https://www.googletagmanager.com',
      key: 'GTM-ABC123',
    });
  });
});

describe('a mistake in the services', () => {
  it.each<[env: Environment, file: unknown, line: string]>([
    [{ BACKEND_URL: 'nonsense' }, {}, 'BACKEND_URL is "nonsense". Set it to '],
    [{ BACKEND_URL: 'ftp://api.example' }, {}, 'BACKEND_URL is "ftp://api.example". Set it to '],
    [{ BACKEND_PORT: 'abc' }, {}, 'BACKEND_PORT is "abc". Set it to '],
    [{ BACKEND_TIMEOUT: '1.5' }, {}, 'BACKEND_TIMEOUT is "1.5". Set it to '],
    [{ SERVICE_SEARCH_URL: 'nonsense' }, {}, 'SERVICE_SEARCH_URL is "nonsense". Set it to '],
    [{ SERVICE_SEARCH_URL: 'ws://a.example' }, {}, 'SERVICE_SEARCH_URL is "ws://a.example". Set it to '],
    [{ SERVICE_SEARCH_URL: 'https://a.example/?b' }, {}, 'SERVICE_SEARCH_URL is "https://a.example/?b". Set it to '],
    [{ SERVICE_SEARCH_TIMEOUT: '0' }, {}, 'SERVICE_SEARCH_TIMEOUT is "0". Set it to '],
    [{ SERVICE_SEARCH_PROXY_TIMEOUT: '1s' }, {}, 'SERVICE_SEARCH_PROXY_TIMEOUT is "1s". Set it to '],
    [{ SERVICE_SEARCH_MAX_BYTES: '1e9' }, {}, 'SERVICE_SEARCH_MAX_BYTES is "1e9". Set it to '],
    [{ SERVICE_SEARCH_HEALTH: 'PUT /' }, {}, 'SERVICE_SEARCH_HEALTH is "PUT /". Set it to '],
    [{ SERVICE_SEARCH_KEY_HEADER: 'a b' }, {}, 'SERVICE_SEARCH_KEY_HEADER is "a b". Set it to '],
    [{ SERVICE_TAG_MANAGER_KEY: 'G-1' }, {}, 'SERVICE_TAG_MANAGER_KEY is "G-1". Set it to '],
    [
      { SERVICE_INVOICE_PORTAL_URL: 'http://a.example' },
      {},
      'SERVICE_INVOICE_PORTAL_URL is "http://a.example". Set it ',
    ],
    [{ SERVICE_SEARCH_ADDRESS: 'x' }, {}, 'SERVICE_SEARCH_ADDRESS is none of the shop'],
    [{ SERVICE_LIKES_URL: 'https://a.example' }, {}, 'SERVICE_LIKES_URL is none of the shop'],
    [{ SERVICE_AUTH_KEY: 'k' }, {}, 'SERVICE_AUTH_KEY is none of the shop'],
    [{}, [], 'services of shop.config.json is no table. Set it to '],
    [{}, { likes: {} }, 'services.likes of shop.config.json is none of the shop'],
    [{}, { search: 'https://a.example' }, 'services.search of shop.config.json, which is no table, is none of'],
    [{}, { search: { address: 'x' } }, 'services.search.address of shop.config.json is none of the shop'],
    [{}, { search: { url: 7 } }, 'services.search.url of shop.config.json is "7". Set it to '],
    [{}, { search: { timeout: true } }, 'services.search.timeout of shop.config.json is "true". Set it to '],
    [
      {},
      { search: { key: 'hidden' } },
      'services.search.key of shop.config.json is a secret, which no file of the shop',
    ],
    [{ SERVICE_SEARCH_KEY: 'hidden\n' }, {}, 'SERVICE_SEARCH_KEY cannot be read. Set it to '],
    [{ SERVICE_AUTH_URL: 'https://me:hidden@a.example' }, {}, 'SERVICE_AUTH_URL cannot be read. Set it to '],
  ])('[REL-22] of %j and %j is one line', (env, file, line) => {
    const mistakes = mistakesIn(env, file);
    expect(mistakes).toEqual([expect.stringContaining(`@lyng/storefront: ${line}`)]);
    expect(mistakes.join()).not.toContain('hidden');
  });

  it('[REL-22] hides no other', () => {
    const env = { BACKEND_URL: 'x', SERVICE_AUTH_URL: 'x', SERVICE_SEARCH_TIMEOUT: 'x', SERVICE_SEARCH_HEALTH: 'x' };
    expect(mistakesIn(env, { likes: {} })).toHaveLength(5);
  });

  it('is not a variable of something else, or one without a value', () => {
    expect(mistakesIn({ SERVICE_WORKER_OFF: '1', SERVICE_NAME: 'shop', SERVICE_LIKES_URL: '' })).toEqual([]);
  });
});
