import { createFavouritesServer } from '../testing/favourites-server.ts';
import { createFavouritesService } from './favourites-service.ts';

/** A session whose token is always accepted. */
const session = { token: async () => 'secret', renew: async () => false };

const url = 'https://shop.test';

describe('the favourites service', () => {
  const backend = createFavouritesServer({ ada: [3, 1] });
  const service = createFavouritesService({ url, fetch: backend.fetch, ...session });

  it('reads and writes the list of ids at users/{userId}/products [FAV-08]', async () => {
    expect(await service.readList('ada')).toEqual({ ok: true, value: { ids: [3, 1], version: null } });
    expect(await service.saveList('ada', [3, 1, 2], null)).toEqual({ ok: true, value: undefined });
    expect(backend.requests.at(-1)).toEqual({ method: 'POST', userId: 'ada', resource: 'products', body: [3, 1, 2] });
    expect(backend.lists.get('ada')).toEqual([3, 1, 2]);
  });

  it('reads the migrated flag, and sets it without a body [FAV-08]', async () => {
    expect(await service.readMigrated('ada')).toEqual({ ok: true, value: false });
    expect(await service.saveMigrated('ada')).toEqual({ ok: true, value: undefined });
    expect(backend.requests.at(-1)).toEqual({ method: 'POST', userId: 'ada', resource: 'migrated', body: undefined });
    expect(await service.readMigrated('ada')).toEqual({ ok: true, value: true });
  });

  it('makes, reads and ends the link of a shared list [FAV-11]', async () => {
    expect(await service.share('ada', 'GET')).toEqual({ ok: true, value: null });
    const made = await service.share('ada', 'POST');
    expect(made).toEqual({ ok: true, value: expect.stringMatching(/^\w{22}$/) });
    expect(await service.share('ada', 'GET')).toEqual(made);
    expect(await service.share('ada', 'DELETE')).toEqual({ ok: true, value: null });
  });

  it('does not overwrite a list that has changed, where the service knows versions', async () => {
    backend.knowsVersions = true;
    const read = await service.readList('ada');
    const version = read.ok ? read.value.version : null;
    expect(version).toMatch(/^"\d+"$/);
    expect(await service.saveList('ada', [4], version)).toEqual({ ok: true, value: undefined });
    expect(await service.saveList('ada', [5], version)).toEqual({ ok: false, error: { kind: 'conflict' } });
    expect(backend.lists.get('ada')).toEqual([4]);
  });
});

describe('an invalid response', () => {
  const serviceThat = (respond: () => Response | Promise<Response>) =>
    createFavouritesService({ url, fetch: async () => respond(), ...session });

  const malformed = { ok: false, error: { kind: 'malformed' } };
  const refused = (status: number) => ({ ok: false, error: { kind: 'refused', status } });
  const listOf = (ids: readonly number[] | null) => ({ ok: true, value: { ids, version: null } });

  const fail = (): never => {
    throw new TypeError('fetch failed');
  };
  it.each<[string, () => Response, unknown]>([
    ['null', () => new Response('null'), listOf(null)],
    ['ids in other clothes', () => new Response('[1,"2",2,{"id":3},null,[4]]'), listOf([1, 2])],
    ['an object', () => new Response('{}'), malformed],
    ['half a text', () => new Response('[1,2'), malformed],
    ['a page', () => new Response('<html>'), malformed],
    ['nothing', () => new Response(''), malformed],
    ['401', () => new Response('', { status: 401 }), refused(401)],
    ['500', () => new Response('', { status: 500 }), refused(500)],
    ['a network that is down', fail, { ok: false, error: { kind: 'unreachable' } }],
  ])('%s is a failure, not an exception [FAV-07]', async (_, respond, expected) => {
    expect(await serviceThat(respond).readList('ada')).toEqual(expected);
  });

  it.each(['"true"', '1', 'null', '{}', ''])('migrated: %s is not a boolean', async (text) => {
    expect(await serviceThat(() => new Response(text)).readMigrated('ada')).toEqual(malformed);
  });

  it.each(['../admin', '%2e%2e', '..', '1;DROP', '', 'a/b', 'x'.repeat(65)])(
    'requests nothing about a user %j',
    async (userId) => {
      const fetch = jest.fn();
      const service = createFavouritesService({ url, fetch, ...session });
      expect(await service.readList(userId)).toEqual({ ok: false, error: { kind: 'not-a-user' } });
      expect(await service.saveMigrated(userId)).toEqual({ ok: false, error: { kind: 'not-a-user' } });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('requests nothing while logged out [FAV-05]', async () => {
    const fetch = jest.fn();
    const service = createFavouritesService({ url, fetch, ...session, token: async () => undefined });
    expect(await service.readList('ada')).toEqual({ ok: false, error: { kind: 'logged-out' } });
    expect(await service.saveList('ada', [1], null)).toEqual({ ok: false, error: { kind: 'logged-out' } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a service that does not respond', () => {
  it('times out as unreachable [FAV-07]', async () => {
    const silent: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const service = createFavouritesService({ url, fetch: silent, ...session, timeLimit: 1 });
    expect(await service.readList('ada')).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(await service.saveList('ada', [1], null)).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});

describe('an expired token', () => {
  /** A service that accepts only the second token, and a session that returns it on the second call. */
  const openService = (canRenew: boolean) => {
    let bearer = 'old';
    const backend = createFavouritesServer({ ada: [3] });
    const heard: string[] = [];
    const service = createFavouritesService({
      url,
      token: async () => bearer,
      renew: async () => {
        if (canRenew) bearer = 'new';
        return canRenew;
      },
      fetch: async (input, init) => {
        const authorization = new Headers(init?.headers).get('authorization') ?? '';
        heard.push(`${init?.method ?? 'GET'} ${authorization}`);
        return authorization === 'Bearer new' ? backend.fetch(input, init) : new Response('', { status: 401 });
      },
    });
    return { service, backend, heard };
  };

  it('is renewed, and the complete request is sent once more [AUTH-07, FAV-08]', async () => {
    const { service, backend, heard } = openService(true);
    expect(await service.saveList('ada', [3, 1], null)).toEqual({ ok: true, value: undefined });
    expect(heard).toEqual(['POST Bearer old', 'POST Bearer new']);
    expect(backend.lists.get('ada')).toEqual([3, 1]);
  });

  it('that cannot be renewed is reported, and not used again', async () => {
    const { service, heard } = openService(false);
    expect(await service.readList('ada')).toEqual({ ok: false, error: { kind: 'refused', status: 401 } });
    expect(heard).toEqual(['GET Bearer old']);
  });
});
