import { makeProductSummary } from '@lyng/model/testing';
import { normaliseIds } from '../core/product-id.ts';
import { favouritesBadInputs } from '../testing/favourites-bad-inputs.ts';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import type { TestTab } from '../testing/test-tab.ts';
import { favouriteAdded, favouritesDropped } from './favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';

const { userIdentified } = favouritesSlice.actions;
const heart = (productId: number) => favouriteAdded(makeProductSummary({ productId }));
const shown = ({ store }: TestTab): readonly number[] => selectFavouriteIds(store.getState());
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);
const remembered = (text: string): readonly number[] =>
  shown(createTestTab({ browser: createTestBrowser({ favorites: text }) }));
const failOnce = (resource: string) => {
  let failures = 1;
  return (request: { method: string; resource: string }) =>
    request.method === 'POST' && request.resource === resource && (failures -= 1) >= 0
      ? new Response('', { status: 500 })
      : null;
};

async function logIn(tab: TestTab): Promise<void> {
  tab.store.dispatch(userIdentified('ada'));
  await tab.settled();
}

/** The spec that covers each row outside the service. */
const proofs: Readonly<Record<string, () => void | Promise<void>>> = {
  'favourites-001': () => expect(remembered('[1,2,3]')).toEqual([1, 2, 3]),
  'favourites-003': () => expect(remembered('[1,1,"1"]')).toEqual([1]),
  'favourites-005': () => expect(remembered('null')).toEqual([]),
  'favourites-006': () => expect(remembered('{}')).toEqual([]),
  'favourites-009': () => expect(remembered('[{"id":1},2]')).toEqual([2]),
  'favourites-013': () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(normaliseIds([nested, 3])).toEqual([3]);
  },
  'favourites-018': async () => {
    const browser = createTestBrowser();
    const [one, two] = [createTestTab({ browser }), createTestTab({ browser })];
    one.store.dispatch(heart(1));
    two.store.dispatch(heart(2));
    await Promise.all([one.settled(), two.settled()]);
    for (const tab of [one, two]) expect([...shown(tab)].sort()).toEqual([1, 2]);
  },
  'favourites-020': async () => {
    const server = createFavouritesServer({ ada: range(1, 990) });
    const tab = createTestTab({ server, browser: createTestBrowser({ favorites: JSON.stringify(range(5001, 30)) }) });
    await logIn(tab);
    expect(shown(tab)).toHaveLength(1000);
    const reports = tab.actions.filter(favouritesDropped.match);
    expect(reports).toHaveLength(1);
    expect(reports[0]?.payload).toHaveLength(20);
  },
  'favourites-021': async () => {
    const server = createFavouritesServer();
    server.intercept = failOnce('products');
    const tab = createTestTab({
      server,
      browser: createTestBrowser({ favorites: '[4]' }),
      readMetadata: async () => '{"favorites":[9]}',
    });
    await logIn(tab);
    expect([...shown(tab)].sort()).toContain(4);
    expect(server.migrated.size).toBe(0);
  },
  'favourites-022': async () => {
    const server = createFavouritesServer();
    server.intercept = failOnce('migrated');
    const tab = createTestTab({
      server,
      browser: createTestBrowser({ favorites: '[4]' }),
      readMetadata: async () => '{"favorites":[9]}',
    });
    await logIn(tab);
    const after = shown(tab);
    tab.store.dispatch(userIdentified('ada'));
    await tab.settled();
    expect(shown(tab)).toEqual(after);
    expect(new Set(after).size).toBe(after.length);
  },
  'favourites-023': () => expect(remembered('{')).toEqual([]),
  'favourites-024': async () => {
    const throwError = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const tab = createTestTab({
      browser: createTestBrowser({}, { getItem: throwError, setItem: throwError, removeItem: throwError }),
    });
    tab.store.dispatch(heart(1));
    await tab.settled();
    expect(shown(tab)).toEqual([1]);
  },
  'favourites-026': async () => {
    const server = createFavouritesServer({ ada: [1] });
    const tab = createTestTab({
      server,
      browser: createTestBrowser({ favorites: '[2]', favoritesLastUpdated: String(Date.UTC(2099, 0, 1)) }),
    });
    await logIn(tab);
    expect([...shown(tab)].sort()).toEqual([1, 2]);
  },
};

describe('bad inputs', () => {
  it.each(favouritesBadInputs.filter(({ provedBy }) => provedBy === undefined))(
    '$id: $input gives: $expected',
    async ({ id }) => {
      const proof = proofs[id];
      if (!proof) throw new Error(`No proof of ${id} stands here.`);
      await proof();
    },
  );
});

it('a heart that was pressed before the list was restored is stored with it', () => {
  const browser = createTestBrowser({ favorites: '[1]' });
  const tab = createTestTab({ browser, isRestored: false });
  tab.store.dispatch(heart(2));
  expect([...shown(tab)].sort()).toEqual([1, 2]);
  expect(JSON.parse(browser.storage.get('favorites') ?? '[]')).toHaveLength(2);
});
