/** One request that reached the test server. */
export interface ServedRequest {
  readonly method: string;
  /** Such as `products` of `u1`. */
  readonly userId: string;
  readonly resource: string;
  readonly body: unknown;
}

/** A favourites service in memory behind a `fetch`, whose responses a test can delay or corrupt. */
export interface FavouritesServer {
  readonly fetch: typeof fetch;
  readonly lists: Map<string, readonly number[]>;
  readonly migrated: Set<string>;
  /** The users of shared lists, by the token of their link. */
  readonly shared: Map<string, string>;
  readonly requests: ServedRequest[];
  /**
   * Called before each request is handled: returns another response, or `null`. May wait, or throw: the network is
   * down.
   */
  intercept: (request: ServedRequest) => Response | null | Promise<Response | null>;
  /** Whether responses have an ETag and a list that has changed is not overwritten. */
  knowsVersions: boolean;
}

const json = (value: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json', ...headers } });

const PATH = /\/users\/([^/]+)\/(products|migrated|share)$/;
const SHARED = /\/shared\/([^/]+)$/;

/** Makes a server with the lists of a test. */
export function createFavouritesServer(lists: Readonly<Record<string, readonly number[]>> = {}): FavouritesServer {
  const versions = new Map<string, number>();
  const etagOf = (userId: string): string => `"${versions.get(userId) ?? 0}"`;

  const serve = ({ method, userId, resource, body }: ServedRequest, condition: string | null): Response => {
    if (resource === 'share') return changeShare(method, userId);
    if (resource === 'migrated') {
      if (method === 'POST') server.migrated.add(userId);
      return json(server.migrated.has(userId));
    }
    if (method === 'POST') {
      if (server.knowsVersions && condition !== null && condition !== etagOf(userId))
        return new Response(null, { status: 412 });
      server.lists.set(userId, body as readonly number[]);
      versions.set(userId, (versions.get(userId) ?? 0) + 1);
    }
    return json(server.lists.get(userId) ?? [], server.knowsVersions ? { etag: etagOf(userId) } : {});
  };

  const changeShare = (method: string, userId: string): Response => {
    const found = [...server.shared].find(([, owner]) => owner === userId)?.[0] ?? null;
    if (method === 'DELETE' && found !== null) server.shared.delete(found);
    if (method !== 'POST') return json({ token: method === 'GET' ? found : null });
    const token = found ?? String(server.shared.size + 1).padStart(22, 'T');
    server.shared.set(token, userId);
    return json({ token });
  };

  const serveShared = (token: string): Response => {
    const userId = server.shared.get(token);
    return userId === undefined ? new Response(null, { status: 404 }) : json(server.lists.get(userId) ?? []);
  };

  const server: FavouritesServer = {
    lists: new Map(Object.entries(lists)),
    migrated: new Set(),
    shared: new Map(),
    requests: [],
    intercept: () => null,
    knowsVersions: false,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const [, token] = SHARED.exec(new URL(request.url).pathname) ?? [];
      const [, userId = '', resource = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
      const text = await request.text();
      const served: ServedRequest = {
        method: request.method,
        userId,
        resource,
        body: text === '' ? undefined : JSON.parse(text),
      };
      server.requests.push(served);
      if (token !== undefined) return (await server.intercept(served)) ?? serveShared(token);
      if (!request.headers.get('authorization')?.startsWith('Bearer ')) return new Response(null, { status: 401 });
      return (await server.intercept(served)) ?? serve(served, request.headers.get('if-match'));
    },
  };
  return server;
}
