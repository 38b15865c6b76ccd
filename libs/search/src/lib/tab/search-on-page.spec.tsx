import { createTestApp } from '@lyng/feature/testing';
import { tabSearchOf } from '../state/tab-search.ts';
import { searchOnPage } from './search-on-page.ts';

/** A tab whose page has this data, and what its search service receives. */
function openTab(pageData: object) {
  const sent: { readonly path: string; readonly customerKey: string | null; readonly body: string }[] = [];
  const fetchBefore = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    sent.push({
      path: pathname.replace('/api/storefront/v3/', ''),
      customerKey: searchParams.get('customerKey'),
      body: String(init?.body ?? ''),
    });
    return { status: 200, ok: true, text: async () => '{}' } as Response;
  };
  const app = createTestApp();
  const router = {
    state: { matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }], loaderData: { page: pageData } },
  };
  const search = searchOnPage(app, router as unknown as Parameters<typeof searchOnPage>[1]);
  window.fetch = fetchBefore;
  return { search, sent, keys: () => tabSearchOf(app).searchService.keys() };
}

describe('the search service of a page', () => {
  it('requests tickets by the query of the shown results, and on no other page [SEARCH-06]', async () => {
    const results = openTab({ words: 'sneakers' });
    await results.search.ticketsOfResult('LY-7');
    expect(results.sent).toMatchObject([
      { path: 'queries/search-page', body: expect.stringContaining('LY-7') as unknown },
    ]);
    expect(openTab({ product: {} }).search.ticketsOfResult('LY-7')).toBeNull();
  });

  it('sends the article number of a product whose heart is pressed [SEARCH-06]', () => {
    const { search, sent } = openTab({});
    search.addFavourite('LY-7');
    search.removeFavourite('LY-7');
    expect(sent.map(({ path, body }) => `${path} ${body}`)).toEqual([
      'notifications/add-favorite {"productKey":"LY-7"}',
      'notifications/remove-favorite {"productKey":"LY-7"}',
    ]);
  });

  it('ends the visit with the old keys and continues with new ones [SEARCH-08]', () => {
    const { keys, search, sent } = openTab({});
    const before = keys();
    search.leave();
    expect(sent).toEqual([{ path: 'notifications/end', customerKey: before.customerKey, body: '' }]);
    expect(keys().customerKey).not.toBe(before.customerKey);
    expect(keys().sessionKey).not.toBe(before.sessionKey);
  });
});
