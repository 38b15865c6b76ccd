import { testDatabases } from '../../database/testing/test-databases.ts';
import { openSearch, titles, visitor } from './testing/open-search.ts';
import type { OpenSearch } from './testing/open-search.ts';

describe.each(testDatabases())('autocomplete on $name', (database) => {
  let service: OpenSearch;
  beforeAll(async () => {
    service = await openSearch(database);
  });
  afterAll(() => service.close());

  const ask = async (parameters: Record<string, string>) => (await service.query('autocomplete', parameters)).body;
  const phrases = ({ phraseSuggestions }: { phraseSuggestions: { q: string }[] }): string[] =>
    phraseSuggestions.map(({ q }) => q);

  it('answers with every key of the contract, and marks what was typed [SEARCH-09]', async () => {
    const answer = await ask({ q: 'vinterk' });
    expect(Object.keys(answer).toSorted()).toEqual([
      'contentLists',
      'contentSuggestions',
      'phraseSuggestions',
      'productSuggestions',
      'recentSearches',
      'recentlyViewed',
      'totalHits',
    ]);
    expect(answer.phraseSuggestions[0]).toEqual({ q: 'vinterkängor', highlighted: '{{vinterk}}ängor' });
    expect(titles(answer.productSuggestions).every((title) => title.includes('vinterkängor'))).toBe(true);
    expect(answer.totalHits).toBeGreaterThanOrEqual(answer.productSuggestions.length);
  });

  it.each([
    { name: 'without Nordic letters', q: 'mos', phrase: 'mössor' },
    { name: 'the last of several words', q: 'svarta snea', phrase: 'svarta sneakers' },
    { name: 'a brand', q: 'lätt', phrase: 'lättfot' },
    { name: 'a brand and its things', q: 'lättfot s', phrase: 'lättfot sneakers' },
  ])('completes $name', async ({ q, phrase }) => {
    expect(phrases(await ask({ q }))).toContain(phrase);
  });

  it('does not complete å with what begins with a', async () => {
    expect(phrases(await ask({ q: 'må' })).filter((phrase) => !phrase.startsWith('må'))).toEqual([]);
  });

  it('offers what was meant when nothing begins so', async () => {
    expect(phrases(await ask({ q: 'sneekers' }))).toEqual(['sneakers']);
  });

  it.each([
    { q: 'Lättfot', link: '/b/lattfot' },
    { q: 'retur och byte', link: '/content/returns' },
    { q: 'nyheter', link: '/nyheter' },
    { q: 'sneakers', link: undefined },
  ])('leads from $q straight to $link', async ({ q, link }) => {
    expect((await ask({ q })).redirectLink).toBe(link);
  });

  it('finds pages of text', async () => {
    expect((await ask({ q: 'storlek' })).contentSuggestions[0]).toMatchObject({
      link: '/content/size-guide',
      highlightedTitle: expect.stringContaining('{{Storlek}}'),
    });
  });

  it('offers popular searches, those that found something, and the customer’s own history to an empty text [SEARCH-09]', async () => {
    const [anna, bo] = [visitor(1), visitor(2)];
    for (const by of [anna, bo, visitor(3), visitor(4)]) await service.query('search-page', { q: 'Kofta', ...by });
    for (const by of [anna, visitor(3), visitor(4)]) await service.query('search-page', { q: 'mössa', ...by });
    await service.query('search-page', { q: 'xylofonkvartett', ...anna });
    await service.query('search-page', { q: 'hemlig', notify: 'false', ...anna });
    await service.query('product-page', { productKey: 'LY-10006', ...anna });
    const answer = await ask({ q: '', ...anna });
    expect(phrases(answer)).toEqual(['kofta', 'mössa']);
    expect(answer.recentSearches.map(({ q }: { q: string }) => q).toSorted()).toEqual(['kofta', 'mössa']);
    expect(answer.recentlyViewed[0].products[0].key).toBe('LY-10006');
    expect(await ask({ q: '', ...bo })).toMatchObject({ recentSearches: [{ q: 'kofta' }], recentlyViewed: [] });
  });

  it('counts what is sought once for each visitor, and shows it to others when several have sought it', async () => {
    const searched = async (q: string) =>
      service.db.selectFrom('searched_phrase').select('searches').where('phrase', '=', q).executeTakeFirst();
    const times = async (q: string, by: readonly Record<string, string>[]): Promise<number | undefined> => {
      for (const keys of by) expect((await service.query('search-page', { q, ...keys })).status).toBe(200);
      return (await searched(q))?.searches;
    };
    const nobody = Array.from({ length: 5 }, () => ({}));
    expect(await times('halsduk', nobody)).toBeUndefined();
    expect(await times('halsduk', [visitor(1), visitor(1), visitor(1), visitor(1)])).toBe(1);
    // Who is without a session is known by the customer's key.
    const { customerKey } = visitor(9);
    expect(await times('halsduk', [{ customerKey }, { customerKey }])).toBe(2);
    expect(phrases(await ask({ q: '', ...visitor(5) }))).not.toContain('halsduk');
    expect(await times('halsduk', [visitor(2)])).toBe(3);
    expect(phrases(await ask({ q: '', ...visitor(5) }))).toContain('halsduk');
    // A filter that leaves nothing of it does not take it away.
    await service.query('search-page', { q: 'halsduk', 'f.brands': '999999', selectedCategory: 'none', ...visitor(6) });
    expect(phrases(await ask({ q: '', ...visitor(5) }))).toContain('halsduk');
  });

  it.each([
    'halsduk xylofonkvartett',
    'halsduk ☎',
    'halsduk halsduk halsduk halsduk halsduk halsduk halsduk halsduk xylofonkvartett',
  ])('shows nobody the words that another made up: %s', async (q) => {
    const found = await Promise.all(
      [11, 12, 13, 14].map((shopper) => service.query('search-page', { q, ...visitor(shopper) })),
    );
    expect(found.map(({ body }) => body.primaryList.totalHits > 0)).toEqual([true, true, true, true]);
    expect(await service.db.selectFrom('searched_phrase').selectAll().where('phrase', '=', q).execute()).toEqual([]);
    // One's own history is one's own.
    expect((await ask({ q: '', ...visitor(11) })).recentSearches).toContainEqual({ q });
  });

  it('tells nobody another’s history for a key that is no key (search-service-008)', async () => {
    await service.query('search-page', { q: 'kofta', customerKey: 'anna', sessionKey: 'x' });
    expect(await ask({ q: '', customerKey: 'anna' })).toMatchObject({ recentSearches: [], recentlyViewed: [] });
    expect(await ask({ q: '' })).toMatchObject({ recentSearches: [], recentlyViewed: [] });
  });

  it('keeps markets and languages apart', async () => {
    expect(phrases(await ask({ q: '', market: 'dk', locale: 'da-DK', ...visitor(1) }))).toEqual([]);
  });
});
