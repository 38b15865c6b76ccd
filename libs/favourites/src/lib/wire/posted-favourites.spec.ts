import { parseCookies, requestCookies } from '@lyng/browser';
import { FAVOURITES_CAP } from '../core/product-id.ts';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import type { FavouritesServer } from '../testing/favourites-server.ts';
import { createFavouritesService } from './favourites-service.ts';
import { changeVisitorFavourites, readFavouritesForm, readVisitorFavourites } from './posted-favourites.ts';

const formOf = (body: string): FormData => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
};

describe('a posted form of favourites [SHOP-13, FAV-03]', () => {
  it.each([
    ['add=7', { kind: 'add', productId: 7 }],
    ['remove=7', { kind: 'remove', productId: 7 }],
    ['clear=', { kind: 'clear' }],
    ['reload=', { kind: 'reload' }],
    // Never a toggle: the page may be a cached one.
    ['toggle=7', null],
    ['add=', null],
    ['add=x', null],
    ['add=7%00', null],
    ['', null],
  ])('%j is read as %j', (body, command) => {
    expect(readFavouritesForm(formOf(body))).toEqual(command);
  });

  it('a file is not an id', () => {
    const form = new FormData();
    form.set('add', new File(['7'], 'id.txt'));
    expect(readFavouritesForm(form)).toBeNull();
  });
});

/** A visitor with a cookie, and an account where there is a server. */
const visit = (cookie: string, server?: FavouritesServer, readMetadata = async (): Promise<unknown> => '{}') => {
  const lines: string[] = [];
  const service =
    server &&
    createFavouritesService({
      url: 'https://shop.test',
      fetch: server.fetch,
      token: async () => 'token',
      renew: async () => false,
    });
  const visitor = {
    cookies: requestCookies(cookie, false, (line) => lines.push(line)),
    account: service ? { userId: 'u1', service, readMetadata } : null,
  };
  return {
    visitor,
    lines,
    read: () => readVisitorFavourites(visitor),
    post: async (body: string) => {
      const command = readFavouritesForm(formOf(body));
      if (!command) throw new Error(`"${body}" is no command.`);
      return changeVisitorFavourites(visitor, command);
    },
    cookiesSet: () => lines.map((line) => [...parseCookies(line.split(';')[0])]),
  };
};

describe('a guest without script [SHOP-13, FAV-01, FAV-04, FAV-09]', () => {
  it.each([
    ['', 'add=7', [7]],
    ['ralph-favourites=7.8', 'add=9', [7, 8, 9]],
    ['ralph-favourites=7.8', 'add=7', [7, 8]],
    ['ralph-favourites=7.8', 'remove=7', [8]],
    ['ralph-favourites=7.8', 'remove=9', [7, 8]],
    ['ralph-favourites=7.8', 'reload=', [7, 8]],
    ['ralph-favourites=7.x.8', 'add=9', [7, 8, 9]],
  ])('with the cookie %j posts %j and has %j', async (cookie, body, ids) => {
    const { post, cookiesSet } = visit(cookie);
    expect(await post(body)).toEqual({ ok: true, value: ids });
    expect(cookiesSet()).toEqual([[['ralph-favourites', ids.join('.')]]]);
  });

  it.each(['remove=7', 'clear='])('leaves no cookie behind with an empty list: %j', async (body) => {
    const { post, lines } = visit('ralph-favourites=7');
    expect(await post(body)).toEqual({ ok: true, value: [] });
    expect(lines).toEqual(['ralph-favourites=; Max-Age=0; Path=/; SameSite=Lax']);
  });

  it('drops the oldest for a new one when the list is full', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(await visit(`ralph-favourites=${ids.join('.')}`).post('add=99')).toEqual({
      ok: true,
      value: [...ids.slice(1), 99],
    });
  });
});

describe('an account without script [SHOP-13, FAV-05, FAV-06]', () => {
  it.each([
    [[1, 2], '', 'add=3', [1, 2, 3]],
    [[1, 2], '', 'remove=1', [2]],
    [[1, 2], '', 'clear=', []],
    [[1, 2], 'ralph-favourites=3.1', 'reload=', [1, 2, 3]],
    [[1, 2], 'ralph-favourites=3', 'remove=3', [1, 2]],
    [[], '', 'add=3', [3]],
  ])('of %j with the cookie %j posts %j: its service has %j', async (list, cookie, body, ids) => {
    const server = createFavouritesServer({ u1: list });
    const { post, lines } = visit(cookie, server);
    expect(await post(body)).toEqual({ ok: true, value: ids });
    expect(server.lists.get('u1')).toEqual(ids);
    expect(lines).toEqual(cookie === '' ? [] : ['ralph-favourites=; Max-Age=0; Path=/; SameSite=Lax']);
  });

  it('is read with what a guest has chosen before, and changes nothing by that', async () => {
    const server = createFavouritesServer({ u1: [1] });
    const { read, lines } = visit('ralph-favourites=2', server);
    expect(await read()).toEqual({ ok: true, value: [1, 2] });
    expect([server.lists.get('u1'), lines]).toEqual([[1], []]);
  });

  it('reads again and retries once after a concurrent write of another device', async () => {
    const server = createFavouritesServer({ u1: [1] });
    server.knowsVersions = true;
    let isFirst = true;
    server.intercept = ({ method, resource }) => {
      if (method === 'POST' && resource === 'products' && isFirst) {
        isFirst = false;
        server.lists.set('u1', [1, 5]);
        return new Response(null, { status: 412 });
      }
      return null;
    };
    expect(await visit('', server).post('add=3')).toEqual({ ok: true, value: [1, 5, 3] });
  });

  it('gives up after that, and the guest’s favourites stay in the cookie', async () => {
    const server = createFavouritesServer({ u1: [1] });
    server.intercept = ({ method }) => (method === 'POST' ? new Response(null, { status: 412 }) : null);
    const { post, lines } = visit('ralph-favourites=2', server);
    expect(await post('add=3')).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    expect([server.lists.get('u1'), lines]).toEqual([[1], []]);
  });

  it('brings the favourites of the old profile along, once', async () => {
    const server = createFavouritesServer();
    const { post } = visit('', server, async () => '{"favorites":[8,9]}');
    expect(await post('add=3')).toEqual({ ok: true, value: [8, 9, 3] });
    expect(server.migrated.has('u1')).toBe(true);
    expect(await post('clear=')).toEqual({ ok: true, value: [] });
    expect(await post('reload=')).toEqual({ ok: true, value: [] });
  });

  it('of a full list drops its oldest', async () => {
    const ids = Array.from({ length: FAVOURITES_CAP }, (_, index) => index + 1);
    const server = createFavouritesServer({ u1: ids });
    await visit('', server).post('add=5000');
    expect(server.lists.get('u1')).toEqual([...ids.slice(1), 5000]);
  });

  it.each([
    ['is out of reach', () => Promise.reject(new Error('down')), 'unreachable'],
    ['refuses', () => new Response(null, { status: 500 }), 'refused'],
  ])('fails when the service %s; nothing is lost', async (_how, intercept, kind) => {
    const server = createFavouritesServer({ u1: [1] });
    server.intercept = intercept;
    const { read, post, lines } = visit('ralph-favourites=2', server);
    for (const result of [await read(), await post('add=3')])
      expect(result).toMatchObject({ ok: false, error: { kind } });
    expect(lines).toEqual([]);
  });
});
