import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { purgeOldActivity } from './activity/save-activity.ts';
import { recordInterest } from './activity/interest.ts';
import { writeTicket } from './core/ticket.ts';
import { demo, NOW, openSearch, traces, visitor } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('search notifications on $name', (database) => {
  const service = openForSuite(() => openSearch(database));
  beforeEach(async () => {
    for (const table of traces) await service().db.deleteFrom(table).execute();
  });

  interface Ticketed {
    readonly key: string;
    readonly ticket: string;
    readonly variants: readonly { readonly key: string; readonly ticket: string }[];
  }

  const hits = async (q: string): Promise<readonly Ticketed[]> => {
    const { body } = await service().query('search-page', { q, notify: 'false' });
    return body.primaryList.productGroups.map(({ products }: { products: Ticketed[] }) => products[0]);
  };
  const place = async (q: string, key: string): Promise<number> => (await hits(q)).findIndex((hit) => hit.key === key);
  const history = async (who: Record<string, string>) =>
    (await service().query('autocomplete', { q: '', ...who })).body;

  const interest = () =>
    service().db.selectFrom('product_interest').select(['clicks', 'adds', 'favourites']).executeTakeFirst();

  it('clicks, carts and favourites move a product up, each counted once per session and day [SEARCH-06]', async () => {
    const phrase = 'sneakers';
    const before = await hits(phrase);
    const chosen = before[12];
    if (chosen === undefined) throw new Error('spec: the demo catalogue has fewer sneakers than expected.');
    for (let shopper = 1; shopper <= 30; shopper += 1) {
      const { sessionKey } = visitor(shopper);
      for (const again of [0, 1])
        expect({ again, ...(await service().notify('click', { sessionKey }, { ticket: chosen.ticket })) }).toEqual({
          again,
          status: 204,
          body: undefined,
        });
    }
    const clicked = await place(phrase, chosen.key);
    expect(clicked).toBeLessThan(12);
    // The clicks were made after this very phrase, so they count most for it, and less for others.
    expect(await interest()).toEqual({ clicks: 30, adds: 0, favourites: 0 });
    for (let shopper = 1; shopper <= 30; shopper += 1) {
      const { sessionKey } = visitor(shopper);
      await service().notify('add-to-cart', { sessionKey }, { ticket: chosen.variants[0]?.ticket });
      await service().notify('add-favorite', { sessionKey }, { productKey: chosen.key });
    }
    expect(await interest()).toEqual({ clicks: 30, adds: 30, favourites: 30 });
    expect(await place(phrase, chosen.key)).toBeLessThanOrEqual(clicked);
    expect(await place(phrase, chosen.key)).toBe(0);
  });

  it('a favourite is removed by the session that added it [SEARCH-06]', async () => {
    const [anna, bo] = [visitor(1), visitor(2)];
    await service().notify('add-favorite', anna, { variantKey: 'LY-10006-01' });
    await service().notify('remove-favorite', bo, { productKey: 'LY-10006' });
    expect(await interest()).toMatchObject({ favourites: 1 });
    await service().notify('remove-favorite', anna, { productKey: 'LY-10006' });
    expect(await interest()).toMatchObject({ favourites: 0 });
  });

  it('histories are cleared in part or completely [SEARCH-06] [SEARCH-09]', async () => {
    const anna = visitor(1);
    for (const q of ['kofta', 'mössa', 'keps']) await service().query('search-page', { q, ...anna });
    for (const productKey of ['LY-10006', 'LY-10001']) await service().query('product-page', { productKey, ...anna });
    await service().notify('remove-recent-searches', anna, { phrases: ['Kofta'] });
    await service().notify('remove-recently-viewed', anna, { productKeys: ['LY-10001'] });
    const left = await history(anna);
    expect(left.recentSearches.map(({ q }: { q: string }) => q).toSorted()).toEqual(['keps', 'mössa']);
    expect(left.recentlyViewed).toHaveLength(1);
    await service().notify('remove-recent-searches', anna, { removeAll: true });
    await service().notify('remove-recently-viewed', anna, { removeAll: true });
    expect(await history(anna)).toMatchObject({ recentSearches: [], recentlyViewed: [] });
    expect((await service().notify('end', anna)).status).toBe(204);
  });

  it('histories expire by themselves, the anonymous counts stay', async () => {
    const anna = visitor(1);
    for (const shopper of [1, 2, 3]) await service().query('search-page', { q: 'kofta', ...visitor(shopper) });
    await service().query('search-page', { q: 'mössa', ...visitor(2) });
    await service().query('product-page', { productKey: 'LY-10006', ...anna });
    await service().notify('add-favorite', anna, { productKey: 'LY-10006' });
    await purgeOldActivity(service().db, new Date(NOW.getTime() + 29 * DAY));
    expect(await history(anna)).toMatchObject({ recentSearches: [{ q: 'kofta' }] });
    expect(await service().db.selectFrom('search_event').selectAll().execute()).toHaveLength(1);
    await purgeOldActivity(service().db, new Date(NOW.getTime() + 91 * DAY));
    expect(await history(anna)).toMatchObject({
      recentSearches: [],
      recentlyViewed: [],
      phraseSuggestions: [{ q: 'kofta' }],
    });
    for (const table of ['search_event', 'phrase_searcher'] as const)
      expect(await service().db.selectFrom(table).selectAll().execute()).toEqual([]);
    // Phrases that never became popular are deleted too.
    expect(await service().db.selectFrom('searched_phrase').select(['phrase', 'searches']).execute()).toEqual([
      { phrase: 'kofta', searches: 3 },
    ]);
    expect(await interest()).toMatchObject({ favourites: 1 });
  });

  it('purges the texts typed before a click, unless shoppers still choose products by them', async () => {
    const { productId } = demo.products[0] ?? { productId: 0 };
    const ticket = (phrase: string): string => writeTicket({ productId, skuId: 0, language: 'sv', phrase });
    const phraseInterest = async () =>
      await service().db.selectFrom('phrase_interest').select(['phrase', 'clicks']).execute();
    for (const shopper of [1, 2, 3])
      await service().notify('click', visitor(shopper), { ticket: ticket('anna svensson') });
    expect(await phraseInterest()).toEqual([{ phrase: 'anna svensson', clicks: 3 }]);
    await purgeOldActivity(service().db, new Date(NOW.getTime() + 90 * DAY));
    const click = { kind: 'click', sessionKey: 'another', productId, language: 'sv', phrase: 'mössa' } as const;
    for (const days of [1, 2])
      await recordInterest(service().db, { ...click, at: new Date(NOW.getTime() + days * DAY) });
    expect(await phraseInterest()).toHaveLength(2);
    await purgeOldActivity(service().db, new Date(NOW.getTime() + 91 * DAY));
    expect(await phraseInterest()).toEqual([{ phrase: 'mössa', clicks: 2 }]);
    await purgeOldActivity(service().db, new Date(NOW.getTime() + 93 * DAY));
    expect(await phraseInterest()).toEqual([]);
  });

  it('accepts a ticket of a content page, and one of a product that is gone', async () => {
    const { body } = await service().query('content-information', { contentKeys: 'returns' });
    expect((await service().notify('click', visitor(1), { ticket: body.items[0].ticket })).status).toBe(204);
    expect((await service().notify('add-favorite', visitor(1), { productKey: 'LY-0' })).status).toBe(204);
    expect(await service().db.selectFrom('product_interest').selectAll().execute()).toEqual([]);
  });
});
