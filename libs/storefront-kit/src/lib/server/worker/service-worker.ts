/** The members of a service worker's events that are used here. */
export interface WorkerEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (response: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
    readonly unregister: () => Promise<boolean>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void) => void;
}

export interface WorkerSettings {
  /** Another deploy has another worker, which caches its offline pages. */
  readonly release: string;
  readonly offlineCache: string;
  readonly assetCache: string;
  /** Addresses of the page without a network, and of those with a form that could not be posted. */
  readonly pages: Readonly<Record<'document' | 'keyed-form' | 'form', string>>;
  /** The markup that the fields of the form replace. */
  readonly fields: string;
  /** Files in the cache; above it the oldest are removed. */
  readonly maxAssets: number;
}

/**
 * The service worker. Documents and everything else come from the network; it has an offline page where there is none,
 * and the files whose names contain their hash. It is sent as text: it uses nothing but its arguments.
 */
export function serviceWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const { caches } = scope;
  const { offlineCache, assetCache, pages, fields, maxAssets } = settings;

  const install = async (): Promise<void> => {
    const cache = await caches.open(offlineCache);
    await cache.addAll(Object.values(pages).map((page) => new Request(page, { cache: 'reload' })));
    await scope.skipWaiting();
  };

  const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

  const cachedPage = async (kind: keyof typeof pages): Promise<Response | undefined> =>
    (await caches.open(offlineCache)).match(pages[kind]);

  /** The form that could not be posted, to be posted again. Files cannot be written into a page. */
  const formPage = async (posted: Request): Promise<Response | undefined> => {
    const entries = [...(await posted.formData())];
    if (entries.some(([, value]) => typeof value !== 'string')) return undefined;
    const page = await cachedPage(entries.some(([name]) => name === 'key') ? 'keyed-form' : 'form');
    const inputs = entries.map(
      ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(String(value))}">`,
    );
    return (
      page &&
      new Response(
        (await page.text()).replace(fields, () => inputs.join('')),
        { headers: page.headers },
      )
    );
  };

  const offlinePage = async (posted: Request | undefined): Promise<Response> =>
    (posted && (await formPage(posted).catch(() => undefined))) ?? (await cachedPage('document')) ?? Response.error();

  const openDocument = async ({ request, preloadResponse }: WorkerEvent): Promise<Response> => {
    const posted = request.method === 'POST' ? request.clone() : undefined;
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return offlinePage(posted);
    }
  };

  const store = async (cache: Cache, request: Request, response: Response): Promise<void> => {
    await cache.put(request, response);
    const stored = await cache.keys();
    await Promise.all(stored.slice(0, Math.max(0, stored.length - maxAssets)).map((oldest) => cache.delete(oldest)));
  };

  const openAsset = async ({ request, waitUntil }: WorkerEvent): Promise<Response> => {
    const cache = await caches.open(assetCache);
    const stored = await cache.match(request);
    if (stored) return stored;
    const response = await scope.fetch(request);
    // A full disk must not lose the response.
    if (response.status === 200) waitUntil(store(cache, request, response.clone()).catch(() => undefined));
    return response;
  };

  // Pages that are open are not taken over: those behind Back would be lost.
  const activate = async (): Promise<void> => {
    // Of a deploy that had other caches. The files stay: tabs that it has opened still load theirs.
    const old = (await caches.keys()).filter((name) => name !== offlineCache && name !== assetCache);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The request starts with the worker, not after it.
    await scope.registration.navigationPreload?.enable();
  };

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { destination, method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (origin !== scope.location.origin) return;
    if (mode === 'navigate' && destination === 'document') event.respondWith(openDocument(event));
    else if (method === 'GET' && pathname.startsWith('/assets/'))
      event.respondWith(openAsset({ ...event, request: event.request, waitUntil: (work) => event.waitUntil(work) }));
  });
}

/** Takes the place of a service worker that must go: removes what it has cached, and itself. */
export function removedServiceWorker(scope: WorkerScope, { offlineCache, assetCache }: WorkerSettings): void {
  const remove = async (): Promise<void> => {
    await Promise.all([offlineCache, assetCache].map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(remove()));
}
