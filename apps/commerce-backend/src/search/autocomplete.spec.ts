import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { openSearch, titles, visitor } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

describe.each(testDatabases())('autocomplete on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  const suggest = async (parameters: Record<string, string>) =>
    (await service().query('autocomplete', parameters)).body;
  const phrases = ({ phraseSuggestions }: { phraseSuggestions: { q: string }[] }): string[] =>
    phraseSuggestions.map(({ q }) => q);

  it('responds with every key of the contract, and marks the typed text [SEARCH-09]', async () => {
    const result = await suggest({ q: 'vinterk' });
    expect(Object.keys(result).toSorted()).toEqual([
      'contentLists',
      'contentSuggestions',
      'phraseSuggestions',
      'productSuggestions',
      'recentSearches',
      'recentlyViewed',
      'totalHits',
    ]);
    expect(result.phraseSuggestions[0]).toEqual({ q: 'vinterkängor', highlighted: '{{vinterk}}ängor' });
    expect(titles(result.productSuggestions).every((title) => title.includes('vinterkängor'))).toBe(true);
    expect(result.totalHits).toBeGreaterThanOrEqual(result.productSuggestions.length);
  });

  it.each([
    { name: 'without Nordic letters', q: 'mos', phrase: 'mössor' },
    { name: 'the last of several words', q: 'svarta snea', phrase: 'svarta sneakers' },
    { name: 'a brand', q: 'lätt', phrase: 'lättfot' },
    { name: 'a brand and its things', q: 'lättfot s', phrase: 'lättfot sneakers' },
  ])('completes $name', async ({ q, phrase }) => {
    expect(phrases(await suggest({ q }))).toContain(phrase);
  });

  it.each([
    { q: 'ylletr', phrase: 'ylletröja', title: /ull|merino/ },
    { q: 'ylletro', phrase: 'ylletröja', title: /ull|merino/ },
    { q: 'gympask', phrase: 'gympaskor', title: /sneakers/ },
  ])('completes $q to $phrase, though products are called otherwise', async ({ q, phrase, title }) => {
    const result = await suggest({ q });
    expect(phrases(result)).toContain(phrase);
    expect(titles(result.productSuggestions)[0]).toMatch(title);
  });

  it('does not complete å with words that begin with a', async () => {
    expect(phrases(await suggest({ q: 'må' })).filter((phrase) => !phrase.startsWith('må'))).toEqual([]);
  });

  it('offers the likely word when no word begins so', async () => {
    expect(phrases(await suggest({ q: 'sneekers' }))).toEqual(['sneakers']);
  });

  it.each([
    { q: 'Lättfot', link: '/b/lattfot' },
    { q: 'retur och byte', link: '/content/returns' },
    { q: 'nyheter', link: '/nyheter' },
    { q: 'sneakers', link: undefined },
  ])('redirects from $q directly to $link', async ({ q, link }) => {
    expect((await suggest({ q })).redirectLink).toBe(link);
  });

  it.each([
    ['storlek', '/content/size-guide', '{{Storlek}}'],
    ['vinterkängor', '/inspiration/winter-boots', '{{vinterkängor}}'],
  ])('finds pages of text: %s is on %s', async (q, link, marked) => {
    const highlightedTitle = expect.stringContaining(marked);
    expect((await suggest({ q })).contentSuggestions[0]).toMatchObject({ link, highlightedTitle });
  });

  it('offers popular searches, those that found something, and the customer’s own history to an empty text [SEARCH-09]', async () => {
    const [anna, bo] = [visitor(1), visitor(2)];
    for (const by of [anna, bo, visitor(3), visitor(4)]) await service().query('search-page', { q: 'Kofta', ...by });
    for (const by of [anna, visitor(3), visitor(4)]) await service().query('search-page', { q: 'mössa', ...by });
    await service().query('search-page', { q: 'xylofonkvartett', ...anna });
    await service().query('search-page', { q: 'hemlig', notify: 'false', ...anna });
    await service().query('product-page', { productKey: 'LY-10006', ...anna });
    const result = await suggest({ q: '', ...anna });
    expect(phrases(result)).toEqual(['kofta', 'mössa']);
    expect(result.recentSearches.map(({ q }: { q: string }) => q).toSorted()).toEqual(['kofta', 'mössa']);
    expect(result.recentlyViewed[0].products[0].key).toBe('LY-10006');
    expect(await suggest({ q: '', ...bo })).toMatchObject({ recentSearches: [{ q: 'kofta' }], recentlyViewed: [] });
  });

  it('counts a search once for each visitor, and shows it to others after several visitors', async () => {
    const searched = async (q: string) =>
      service().db.selectFrom('searched_phrase').select('searches').where('phrase', '=', q).executeTakeFirst();
    const times = async (q: string, by: readonly Record<string, string>[]): Promise<number | undefined> => {
      for (const keys of by) expect((await service().query('search-page', { q, ...keys })).status).toBe(200);
      return (await searched(q))?.searches;
    };
    const anonymous = Array.from({ length: 5 }, () => ({}));
    expect(await times('halsduk', anonymous)).toBeUndefined();
    expect(await times('halsduk', [visitor(1), visitor(1), visitor(1), visitor(1)])).toBe(1);
    // A visitor without a session is identified by the customer's key.
    const { customerKey } = visitor(9);
    expect(await times('halsduk', [{ customerKey }, { customerKey }])).toBe(2);
    expect(phrases(await suggest({ q: '', ...visitor(5) }))).not.toContain('halsduk');
    expect(await times('halsduk', [visitor(2)])).toBe(3);
    expect(phrases(await suggest({ q: '', ...visitor(5) }))).toContain('halsduk');
    // A filter without results does not remove it.
    await service().query('search-page', {
      q: 'halsduk',
      'f.brands': '999999',
      selectedCategory: 'none',
      ...visitor(6),
    });
    expect(phrases(await suggest({ q: '', ...visitor(5) }))).toContain('halsduk');
  });

  it.each([
    'halsduk xylofonkvartett',
    'halsduk ☎',
    'halsduk halsduk halsduk halsduk halsduk halsduk halsduk halsduk xylofonkvartett',
  ])('shows no other visitor the made-up words: %s', async (q) => {
    const found = await Promise.all(
      [11, 12, 13, 14].map((shopper) => service().query('search-page', { q, ...visitor(shopper) })),
    );
    expect(found.map(({ body }) => body.primaryList.totalHits > 0)).toEqual([true, true, true, true]);
    expect(await service().db.selectFrom('searched_phrase').selectAll().where('phrase', '=', q).execute()).toEqual([]);
    // A visitor sees their own history.
    expect((await suggest({ q: '', ...visitor(11) })).recentSearches).toContainEqual({ q });
  });

  it('returns no history of another visitor for an invalid key (search-service-008)', async () => {
    await service().query('search-page', { q: 'kofta', customerKey: 'anna', sessionKey: 'x' });
    expect(await suggest({ q: '', customerKey: 'anna' })).toMatchObject({ recentSearches: [], recentlyViewed: [] });
    expect(await suggest({ q: '' })).toMatchObject({ recentSearches: [], recentlyViewed: [] });
  });

  it('separates markets and languages', async () => {
    expect(phrases(await suggest({ q: '', market: 'dk', locale: 'da-DK', ...visitor(1) }))).toEqual([]);
  });
});
