import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { openSearch } from '../search/testing/open-search.ts';
import { storefrontDocument } from '../testing/storefront-document.ts';
import { testApiKey } from '../testing/test-config.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const PAGE = 48;
const filter = { facets: [], sort: 'LATEST', filterMode: 'CURRENT' };
const site = { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' };

/** The size does not depend on the database. */
const database = anyDatabase();

describe('the bytes of a response on the demo catalogue', () => {
  const opened = openForSuite(() => openSearch(database));

  /** Uncompressed, as the backend sends it. */
  const bytesOf = async (query: string, variables: object): Promise<number> => {
    const response = await opened().app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-apikey': testApiKey },
      payload: { query, variables: { ...site, ...variables } },
    });
    expect(response.json()).not.toHaveProperty('errors');
    return response.rawPayload.byteLength;
  };

  it.each([
    ['the largest department', 90_600, { categoryAlias: 'dame', pageUrl: '/c/dame', withPageInfo: true, filter }],
    [
      'a search for a colour',
      99_300,
      { filter: { ...filter, searchText: 'sort', sort: 'RELEVANCE' }, withPageInfo: false },
    ],
  ])('of %s, 48 products with all filters, are at most %i', async (_name, limit, variables) => {
    const list = { skip: 0, take: PAGE, ...variables };
    expect(await bytesOf(storefrontDocument('list'), list)).toBeLessThanOrEqual(limit);
  });

  it('of all categories, which are requested once, are at most 10300', async () => {
    expect(await bytesOf(storefrontDocument('categories'), {})).toBeLessThanOrEqual(10_300);
  });
});
