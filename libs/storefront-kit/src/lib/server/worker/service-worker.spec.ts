import { runInNewContext } from 'node:vm';
import { makeOfflinePage, offlineFields } from '../documents/offline-page.tsx';
import { removedServiceWorker, serviceWorker } from './service-worker.ts';
import type { WorkerEvent, WorkerScope, WorkerSettings } from './service-worker.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const origin = 'https://dk.example';

/** Caches that a browser would have, and the deploy whose pages it gets. */
function memoryCaches() {
  const server = { release: 'deploy-1' };
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      addAll: async (requests: readonly Request[]) =>
        requests.forEach(({ url }) =>
          entries.set(keyOf(url), new Response(`offline ${server.release} ${offlineFields}`)),
        ),
      match: async (request: RequestInfo) => entries.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => void entries.set(keyOf(request), response),
      delete: async (request: RequestInfo) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  const storage = { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
  return { all, server, storage: storage as unknown as CacheStorage };
}

const settings: WorkerSettings = {
  release: 'deploy-1',
  offlineCache: 'shop-offline',
  assetCache: 'shop-assets',
  pages: {
    document: `${origin}/offline.html`,
    'keyed-form': `${origin}/offline.html?kind=keyed-form`,
    form: `${origin}/offline.html?kind=form`,
  },
  fields: offlineFields,
  maxAssets: 3,
};

async function openWorker(worker = serviceWorker, browser = memoryCaches()) {
  const { all, server, storage } = browser;
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const done: string[] = [];
  let network: (request: Request) => Promise<Response> = async ({ url }) =>
    new Response(`network ${new URL(url).pathname}`);
  const scope: WorkerScope = {
    location: { origin },
    caches: storage,
    fetch: ((request: Request) => network(request)) as typeof fetch,
    registration: { unregister: async () => (done.push('unregistered'), true) },
    skipWaiting: async () => void done.push('activates'),
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  worker(scope, { ...settings, release: server.release });
  const dispatch = async (type: string, request?: Request): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      request: request as Request,
      waitUntil: (promise) => void work.push(promise),
      respondWith: (promise) => void (response = promise),
    });
    const settled = await response;
    await Promise.all(work);
    return settled;
  };
  await dispatch('install');
  await dispatch('activate');
  return {
    all,
    browser,
    done,
    request: (path: string, init: RequestInit = {}, kind: 'document' | 'other' = 'document') => {
      const request = new Request(new URL(path, origin), init);
      if (kind === 'document')
        Object.defineProperties(request, { mode: { value: 'navigate' }, destination: { value: 'document' } });
      return dispatch('fetch', request);
    },
    goOffline: () => {
      network = () => Promise.reject(new TypeError('Failed to fetch'));
    },
  };
}

const posted = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });

describe('the service worker [APP-08]', () => {
  it('takes documents from the network, and caches none', async () => {
    const { all, request } = await openWorker();
    expect(await (await request('/cart'))?.text()).toBe('network /cart');
    expect([...all.keys()]).toEqual(['shop-offline']);
    expect(all.get('shop-offline')?.size).toBe(3);
  });

  /** The page without a network, for a document or a posted form. */
  const offlinePage = async (path: string, init?: RequestInit): Promise<string | undefined> => {
    const { request, goOffline } = await openWorker();
    goOffline();
    return (await request(path, init))?.text();
  };

  it('has the offline page where there is no network', async () => {
    expect(await offlinePage('/cart')).toContain('offline');
  });

  it('gives a posted form back, to be posted again', async () => {
    const text = await offlinePage('/cart', posted({ key: 'k1', skuId: '7', note: '"><script>x</script>' }));
    expect(text).toContain('<input type="hidden" name="key" value="k1"><input type="hidden" name="skuId" value="7">');
    expect(text).not.toContain('<script>');
  });

  it('shows the plain page where a form has a file', async () => {
    const body = new FormData();
    body.append('photo', new Blob(['x']), 'shoe.jpg');
    expect(await offlinePage('/reviews', { method: 'POST', body })).toBe(`offline deploy-1 ${offlineFields}`);
  });

  it('caches files with a hash, a limited number, and no other response', async () => {
    const { all, request, goOffline } = await openWorker();
    for (const name of ['a', 'b', 'c', 'd']) await request(`/assets/${name}-1234567.js`, {}, 'other');
    expect([...(all.get('shop-assets')?.keys() ?? [])].map((url) => url.slice(-12))).toEqual([
      'b-1234567.js',
      'c-1234567.js',
      'd-1234567.js',
    ]);
    goOffline();
    expect(await (await request('/assets/d-1234567.js', {}, 'other'))?.text()).toBe('network /assets/d-1234567.js');
  });

  it.each([
    ['/graphql', { method: 'POST', body: '{}' }],
    ['/cdn-cgi/image/w=1/x.jpg', {}],
    ['/api/places/2100', {}],
    ['https://pay.example/assets/x.js', {}],
  ])('leaves %s to the browser', async (address, init) => {
    const { request } = await openWorker();
    expect(await request(address, init, 'other')).toBeUndefined();
  });

  it('of another deploy is active at once, with its own pages, and without the caches of earlier ones', async () => {
    const { all, browser, request } = await openWorker();
    await request('/assets/a-1234567.js', {}, 'other');
    all.set('pages-of-last-year', new Map());
    browser.server.release = 'deploy-2';
    const next = await openWorker(serviceWorker, browser);
    expect(next.done).toEqual(['activates']);
    expect([...all.keys()]).toEqual(['shop-offline', 'shop-assets']);
    next.goOffline();
    expect(await (await next.request('/cart'))?.text()).toContain('offline deploy-2');
    // Pages that were open before the deploy still load theirs.
    const asset = await next.request('/assets/a-1234567.js', {}, 'other');
    expect(await asset?.text()).toBe('network /assets/a-1234567.js');
  });

  it('leaves the caches of the worker before it alone when its own pages cannot be loaded', async () => {
    const { all, browser } = await openWorker();
    const { storage } = browser;
    const open = storage.open.bind(storage);
    Object.assign(storage, {
      open: async (name: string) => ({ ...(await open(name)), addAll: () => Promise.reject(new TypeError('offline')) }),
    });
    await expect(openWorker(serviceWorker, browser)).rejects.toThrow('offline');
    expect(all.get('shop-offline')?.size).toBe(3);
  });

  it('goes with its caches when it is switched off', async () => {
    const { all, done, request } = await openWorker(removedServiceWorker);
    expect([...all.keys()]).toEqual([]);
    expect(done).toEqual(['activates', 'unregistered']);
    expect(await request('/cart')).toBeUndefined();
  });
});

describe('the addresses of the service worker [APP-08]', () => {
  const open = (isRemoved: boolean, release = 'deploy-1') =>
    openTestShop({
      serviceWorker: {
        release,
        isRemoved,
        offlinePage: makeOfflinePage('Lyng', { css: 'p{}', source: "'sha256-x'" }),
      },
    });

  it.each([
    [false, 'serviceWorker'],
    [true, 'removedServiceWorker'],
  ])('send a script that runs by itself, and that no browser caches: %s', async (isRemoved, name) => {
    const server = await open(isRemoved);
    const response = await server.inject({ url: '/sw.js', headers: { host: 'dk.localhost' } });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("connect-src 'self'"),
    });
    expect(response.body).toContain(`function ${name}(`);
    const types: string[] = [];
    runInNewContext(response.body, { self: { addEventListener: (type: string) => types.push(type) } });
    expect(types).toContain('install');
    await server.close();
  });

  it('send another script after another deploy, which a browser takes for another worker', async () => {
    const scripts = await Promise.all(
      ['deploy-1', 'deploy-1', 'deploy-2'].map(async (release) => {
        const server = await open(false, release);
        const { body } = await server.inject({ url: '/sw.js', headers: { host: 'dk.localhost' } });
        await server.close();
        return body;
      }),
    );
    expect(scripts[0]).toBe(scripts[1]);
    expect(scripts[0]).not.toBe(scripts[2]);
  });

  it('send the offline page of the market, with and without a form', async () => {
    const server = await open(false);
    const send = (query: string) => server.inject({ url: `/offline.html${query}`, headers: { host: 'fi.localhost' } });
    const [plain, form] = [await send(''), await send('?kind=form')];
    expect(plain.body).toContain('<html lang="fi">');
    expect(plain.body).toContain('Verkkoyhteyttä ei ole');
    expect(plain.headers['x-robots-tag']).toBe('noindex');
    expect(plain.body).not.toContain('<form');
    expect(form.body).toContain(offlineFields);
    await server.close();
  });

  it('are missing in development', async () => {
    const server = await openTestShop();
    const { body } = await server.inject({ url: '/sw.js', headers: { host: 'dk.localhost' } });
    expect(body).toBe('http://dk.localhost/sw.js');
    await server.close();
  });
});
