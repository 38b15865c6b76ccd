import { makeProductSummary } from '@lyng/model/testing';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import type { FavouritesServer } from '../testing/favourites-server.ts';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import type { TestTab, TestTabOptions } from '../testing/test-tab.ts';
import { favouriteAdded, favouriteRemoved, favouritesDropped } from './favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';

const { userIdentified } = favouritesSlice.actions;
const { selectAccountStatus } = favouritesSlice.selectors;
const product = (productId: number) => makeProductSummary({ productId });
const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);
const shown = ({ store }: TestTab): readonly number[] => selectFavouriteIds(store.getState());
const requestLog = ({ requests }: FavouritesServer): readonly string[] =>
  requests.map(
    ({ method, resource, body }) => `${method} ${resource}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`,
  );

async function logIn(options: TestTabOptions, userId: string | null = 'ada'): Promise<TestTab> {
  const tab = createTestTab(options);
  await tab.run(userIdentified(userId));
  return tab;
}

const respondWith =
  (status: number, when: (request: { method: string; resource: string }) => boolean): FavouritesServer['intercept'] =>
  (request) =>
    when(request) ? new Response('', { status }) : null;

describe('the sync', () => {
  it('merges, saves, notifies the other tabs and then posts the merged list [FAV-06]', async () => {
    const browser = createTestBrowser({ favorites: '[2,4]' });
    const { server, ...tab } = await logIn({
      browser,
      server: createFavouritesServer({ ada: [1, 2, 3] }),
      now: () => 5000,
    });
    expect(requestLog(server)).toEqual(['GET products', 'POST products [1,2,3,4]']);
    expect(selectFavouriteIds(tab.store.getState())).toEqual([1, 2, 3, 4]);
    expect(browser.storage.get('favorites')).toBe('[1,2,3,4]');
    expect(browser.storage.get('favoritesLastUpdated')).toBe('5000');
    expect(browser.posted[0]).toEqual({ type: 'favourites-saved', userId: 'ada', ids: [1, 2, 3, 4], settled: [] });
  });

  it('takes the favourites of the old metadata, and posts the flag after the list [FAV-06]', async () => {
    const { server } = await logIn({
      browser: createTestBrowser({ favorites: '[2]' }),
      readMetadata: async (userId) => (userId === 'ada' ? '{"favorites":["9",2]}' : '{}'),
    });
    expect(requestLog(server)).toEqual(['GET products', 'GET migrated', 'POST products [9,2]', 'POST migrated']);
  });

  it.each<[string, Parameters<typeof logIn>]>([
    ['no user is known', [{}, null]],
    ['there is no token', [{ token: () => undefined }]],
  ])('requests nothing while %s [FAV-05]', async (_, [options, userId]) => {
    const tab = await logIn(options, userId);
    await tab.run(favouriteAdded(product(7)));
    expect(tab.server.requests).toEqual([]);
    expect(shown(tab)).toEqual([7]);
  });

  it('runs after a favourite of a logged-in shopper, and waits for the previous run', async () => {
    const tab = await logIn({ server: createFavouritesServer({ ada: [1] }) });
    tab.server.requests.length = 0;
    for (const id of [2, 3, 4]) tab.store.dispatch(favouriteAdded(product(id)));
    await tab.run(favouriteRemoved(product(1)));
    expect(tab.server.lists.get('ada')).toEqual([2, 3, 4]);
    expect(requestLog(tab.server)).toEqual(['GET products', 'POST products [2,3,4]', 'GET products']);
  });

  it('does not give one shopper the pending changes of another', async () => {
    const tab = createTestTab({
      browser: createTestBrowser({ favorites: '[5]' }),
      server: createFavouritesServer({ ada: [1], bo: [2] }),
    });
    tab.server.intercept = ({ userId }) => {
      if (userId === 'ada') tab.store.dispatch(userIdentified('bo'));
      return null;
    };
    await tab.run(userIdentified('ada'));
    expect(tab.server.lists.get('ada')).toEqual([1]);
    expect(tab.server.lists.get('bo')).toEqual([2]);
    expect(shown(tab)).toEqual([2]);
  });

  it('[IN-6] never sends one account’s favourites to another, and sends an account its own after the next login', async () => {
    const browser = createTestBrowser();
    const server = createFavouritesServer({ ada: [7], bo: [9] });
    server.intercept = respondWith(503, ({ method, resource }) => method === 'POST' && resource === 'products');
    const tab = await logIn({ browser, server });
    await tab.run(favouriteAdded(product(2)));
    await tab.run(userIdentified(null));
    expect(shown(tab)).toEqual([7, 2]);
    server.intercept = () => null;
    server.requests.length = 0;
    // The next shopper loads a new page.
    const next = await logIn({ browser, server }, 'bo');
    expect(shown(next)).toEqual([9]);
    await next.run(favouriteAdded(product(3)));
    expect(server.requests.filter(({ userId }) => userId !== 'bo')).toEqual([]);
    expect(Object.fromEntries(server.lists)).toEqual({ ada: [7], bo: [9, 3] });
    await next.run(userIdentified(null), userIdentified('ada'));
    expect(Object.fromEntries(server.lists)).toEqual({ ada: [7, 2], bo: [9, 3] });
    expect(shown(next)).toEqual([7, 2]);
  });

  it('[IN-6] a tab of the previous account ignores the favourites of the next one', async () => {
    const browser = createTestBrowser();
    const server = createFavouritesServer({ ada: [7], bo: [9] });
    const old = await logIn({ browser, server });
    const next = await logIn({ browser, server }, 'bo');
    next.store.dispatch(favouriteAdded(product(3)));
    old.store.dispatch(favouriteAdded(product(4)));
    await Promise.all([old.settled(), next.settled()]);
    const ofEach = { ada: [7, 4], bo: [9, 3] };
    expect(Object.fromEntries(server.lists)).toEqual(ofEach);
    expect({ ada: shown(old), bo: shown(next) }).toEqual(ofEach);
  });

  it('keeps 1000 and reports once what was left out [FAV-06]', async () => {
    const tab = await logIn({
      browser: createTestBrowser({ favorites: JSON.stringify(range(5001, 30)) }),
      server: createFavouritesServer({ ada: range(1, 990) }),
    });
    await tab.run(userIdentified('ada'));
    expect(shown(tab)).toEqual([...range(1, 990), ...range(5021, 10)]);
    expect(tab.actions.filter(favouritesDropped.match)).toEqual([favouritesDropped(range(5001, 20))]);
    expect(tab.logged).toHaveLength(1);
  });

  it('merges again after a concurrent write of another device, and gives up after three attempts', async () => {
    const server = createFavouritesServer({ ada: [1] });
    server.knowsVersions = true;
    let written = 0;
    server.intercept = async ({ method, resource }) => {
      if (method === 'GET' || resource !== 'products' || written === 2) return null;
      written += 1;
      await server.fetch('https://shop.test/likes/users/ada/products', {
        method: 'POST',
        body: JSON.stringify([1, 100 + written]),
        headers: { authorization: 'Bearer other' },
      });
      return new Response(null, { status: 412 });
    };
    const tab = await logIn({ server, browser: createTestBrowser({ favorites: '[7]' }) });
    expect(shown(tab)).toEqual([1, 102, 7]);
    expect(server.lists.get('ada')).toEqual([1, 102, 7]);
    server.intercept = respondWith(412, ({ method }) => method === 'POST');
    await tab.run(favouriteAdded(product(8)));
    expect(tab.logged).toEqual([expect.stringContaining('conflict')]);
    expect(shown(tab)).toEqual([1, 102, 7, 8]);
  });
});

describe('a failure', () => {
  const down: FavouritesServer['intercept'] = () => {
    throw new TypeError('fetch failed');
  };

  it.each<[string, FavouritesServer['intercept']]>([
    ['the list cannot be read', down],
    ['the list is rejected', respondWith(500, (to) => to.method === 'GET' && to.resource === 'products')],
    ['the flag cannot be read', respondWith(500, (to) => to.method === 'GET' && to.resource === 'migrated')],
    ['the merged list cannot be posted', respondWith(500, (to) => to.method === 'POST' && to.resource === 'products')],
    ['the flag cannot be posted', respondWith(500, (to) => to.method === 'POST' && to.resource === 'migrated')],
  ])('%s: it is only logged, nothing local is lost, and the next sync heals it [FAV-07]', async (_, intercept) => {
    const server = createFavouritesServer();
    server.intercept = intercept;
    const tab = await logIn({
      server,
      browser: createTestBrowser({ favorites: '[2]' }),
      readMetadata: async () => '{"favorites":[9]}',
    });
    expect(tab.logged).toHaveLength(1);
    expect(shown(tab)).toContain(2);
    expect(selectAccountStatus(tab.store.getState())).toBe('failed');
    expect(server.migrated.size).toBe(0);
    server.intercept = () => null;
    await tab.run(userIdentified('ada'));
    expect(server.lists.get('ada')).toEqual([9, 2]);
    expect(shown(tab)).toEqual([9, 2]);
    expect(tab.logged).toHaveLength(1);
    expect(selectAccountStatus(tab.store.getState())).toBe('loaded');
  });

  it('of the metadata is only logged, and the metadata is requested again [FAV-07, SPEC-23]', async () => {
    let isDown = true;
    const tab = await logIn({
      browser: createTestBrowser({ favorites: '[2]' }),
      readMetadata: async () => (isDown ? Promise.reject(new Error('down')) : '{"favorites":[9]}'),
    });
    expect(tab.logged).toEqual([expect.stringContaining('metadata-unreadable')]);
    expect(requestLog(tab.server)).toEqual(['GET products', 'GET migrated']);
    isDown = false;
    await tab.run(userIdentified('ada'));
    expect(tab.server.lists.get('ada')).toEqual([9, 2]);
  });
});

describe('hearts that were pressed offline', () => {
  const offline: FavouritesServer['intercept'] = () => {
    throw new TypeError('Failed to fetch');
  };
  const openPage = () => Object.assign(new EventTarget(), { localStorage: {} as Storage });

  it.each(['online', 'focus'])('survive a reload and reach the account with the event “%s” [FAV-07]', async (event) => {
    const browser = createTestBrowser();
    const server = createFavouritesServer({ ada: [1] });
    const tab = await logIn({ browser, server });
    server.intercept = offline;
    await tab.run(favouriteAdded(product(7)), favouriteRemoved(product(1)));
    const page = openPage();
    const reloaded = await logIn({ browser, server, page: page as never });
    expect(shown(reloaded)).toEqual([7]);
    server.intercept = () => null;
    page.dispatchEvent(new Event(event));
    await reloaded.settled();
    expect(server.lists.get('ada')).toEqual([7]);
    server.requests.length = 0;
    page.dispatchEvent(new Event(event));
    await reloaded.settled();
    expect(server.requests).toEqual([]);
  });
});

it('the message of a tab that arrives after the account has got its change changes nothing [FAV-06]', async () => {
  const waiting: (() => void)[] = [];
  const browser = createTestBrowser({}, undefined, (deliver) => void waiting.push(deliver));
  const server = createFavouritesServer({ ada: [1] });
  const [tab, frozen] = [await logIn({ browser, server }), await logIn({ browser, server })];
  await tab.run(favouriteAdded(product(7)), favouriteRemoved(product(7)));
  expect(server.lists.get('ada')).toEqual([1]);
  // The addition alone; the removal is still on its way.
  waiting[0]?.();
  await Promise.all([tab.settled(), frozen.settled()]);
  expect([server.lists.get('ada'), shown(tab), shown(frozen)]).toEqual([[1], [1], [1]]);
});
