import { ConfigurationError } from './environment.ts';
import type { Environment } from './environment.ts';
import { embeddedServices, readServices } from './read-services.ts';

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
    const paths = Object.entries(services).map(([name, service]) => [name, service?.url.replace(backend, '')]);
    expect(Object.fromEntries(paths)).toEqual({
      graphql: '/graphql',
      realtime: '/graphql/ws',
      auth: '/auth',
      sign: '/auth/sign',
      favourites: '/likes',
      search: '/api/storefront/v3',
      loyalty: '/api/v3',
      images: '/cdn-cgi',
      payments: '/payments',
      collector: '/collect',
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
  it.each<[name: string, value: string, problem?: string]>([
    ['BACKEND_URL', 'nonsense'],
    ['BACKEND_URL', 'ftp://api.example'],
    ['BACKEND_PORT', 'abc'],
    ['BACKEND_TIMEOUT', '1.5'],
    ['SERVICE_SEARCH_URL', 'nonsense'],
    ['SERVICE_SEARCH_URL', 'ws://a.example'],
    ['SERVICE_SEARCH_URL', 'https://a.example/?b'],
    ['SERVICE_SEARCH_TIMEOUT', '0'],
    ['SERVICE_SEARCH_PROXY_TIMEOUT', '1s'],
    ['SERVICE_SEARCH_MAX_BYTES', '1e9'],
    ['SERVICE_SEARCH_HEALTH', 'PUT /'],
    ['SERVICE_SEARCH_KEY_HEADER', 'a b'],
    ['SERVICE_TAG_MANAGER_KEY', 'G-1'],
    ['SERVICE_INVOICE_PORTAL_URL', 'http://a.example'],
    ['SERVICE_SEARCH_ADDRESS', 'x', ' is none of the shop'],
    ['SERVICE_LIKES_URL', 'https://a.example', ' is none of the shop'],
    ['SERVICE_AUTH_KEY', 'k', ' is none of the shop'],
    ['SERVICE_SEARCH_KEY', 'hidden\n', ' cannot be read. Set it to '],
    ['SERVICE_AUTH_URL', 'https://me:hidden@a.example', ' cannot be read. Set it to '],
  ])('[REL-22] of %s=%s is one line', (name, value, problem = ` is "${value}". Set it to `) => {
    const mistakes = mistakesIn({ [name]: value });
    expect(mistakes).toEqual([expect.stringContaining(`@lyng/storefront: ${name}${problem}`)]);
    expect(mistakes.join()).not.toContain('hidden');
  });

  it.each<[file: unknown, line: string]>([
    [[], 'services of shop.config.json is no table. Set it to '],
    [{ likes: {} }, 'services.likes of shop.config.json is none of the shop'],
    [{ search: 'https://a.example' }, 'services.search of shop.config.json, which is no table, is none of'],
    [{ search: { address: 'x' } }, 'services.search.address of shop.config.json is none of the shop'],
    [{ search: { url: 7 } }, 'services.search.url of shop.config.json is "7". Set it to '],
    [{ search: { timeout: true } }, 'services.search.timeout of shop.config.json is "true". Set it to '],
    [{ search: { key: 'hidden' } }, 'services.search.key of shop.config.json is a secret, which no file of the shop'],
  ])('[REL-22] of the file %j is one line', (file, line) => {
    const mistakes = mistakesIn({}, file);
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
