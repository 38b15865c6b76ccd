import { openFakeSearch } from '../testing/fake-search.ts';
import type { FakeSearch } from '../testing/fake-search.ts';
import type { FakeSearchOptions } from '../testing/fake-search-index.ts';
import { wireProduct } from '../testing/wire-product.ts';
import { loadSearchExtras } from './load-search-extras.ts';
import type { SearchExtrasRequest } from './load-search-extras.ts';

describe('loadSearchExtras', () => {
  let requests: FakeSearch['requests'];

  const find = async (
    text: string,
    {
      isLiteral = false,
      isNew = true,
      withPages = true,
      withNear = true,
      ...options
    }: FakeSearchOptions & Partial<Omit<SearchExtrasRequest, 'text'>> = {},
  ) => {
    const fakeSearch = openFakeSearch(options);
    ({ requests } = fakeSearch);
    return loadSearchExtras(fakeSearch.service, { text, isLiteral, isNew, withPages, withNear });
  };
  const searched = () => requests.find(({ name }) => name === 'queries/search-page')?.params;

  it('returns the content pages and related searches [SEARCH-10]', async () => {
    const link = '/content/size-guide';
    const page = { key: link, title: 'Skoguide', description: 'Find din størrelse i sko.', link, ticket: 'page-0' };
    const nothing = { correctedTo: null, popular: [], places: [], understood: null, literal: null };
    expect(await find('sko', { related: ['sko til børn'] })).toMatchObject({
      ok: true,
      value: { ...nothing, related: ['sko til børn'], pages: [page], pageCount: 1 },
    });
  });

  const guides = Array.from({ length: 45 }, (_, index) => ({
    title: `Skoguide ${index}`,
    link: `/content/guide-${index}`,
  }));
  it.each([
    [true, 45],
    [false, 1],
  ])('returns every content page that it counts, where they are shown: %s [SEARCH-10]', async (withPages, expected) => {
    const found = await find('sko', { pages: guides, withPages });
    expect(found.ok && [found.value.pages.length, found.value.pageCount]).toEqual([expected, 45]);
  });

  it('searches for the exact words on request, and offers the other spelling [SEARCH-10]', async () => {
    expect(await find('skoo', { isLiteral: true })).toMatchObject({
      ok: true,
      value: { correctedTo: null, didYouMean: ['sko'], literal: { productIds: [], totalHits: 0 } },
    });
    expect(searched()).toMatchObject({ origin: 'UNDO_AUTO_CORRECT', q: 'skoo' });
    expect(await find('sko', { isLiteral: true })).toMatchObject({
      ok: true,
      value: { literal: { productIds: [1, 2, 3], totalHits: 3 } },
    });
  });

  it('returns popular searches where nothing was found [SEARCH-10]', async () => {
    expect(await find('xylofon')).toMatchObject({
      ok: true,
      value: { popular: ['regnjakke', 'hvide sneakers', 'uldsokker'], pageCount: 0 },
    });
  });

  it('returns lists with a name like the words where nothing was found [SEARCH-10]', async () => {
    const found = await find('gummisko');
    expect(found.ok && found.value.places.map(({ link }) => link)).toEqual(['/c/dame-sko', '/c/herre-sko']);
  });

  const size = { id: '38', title: '38', text: 'str 38' };
  it('returns what the text was understood as, and the words that were left out [SEARCH-10]', async () => {
    const understood = {
      'sko str 38 blåfrost': { q: 'sko blåfrost', facets: [size], price: { max: 500, text: 'under 500' } },
    };
    expect(await find('sko str 38 blåfrost', { understood, unknown: ['blåfrost'] })).toMatchObject({
      ok: true,
      value: {
        understood: {
          words: 'sko blåfrost',
          filters: [
            { facet: { key: 'skus', id: 's_38', label: '38' }, text: 'str 38' },
            { facet: { key: 'price', id: '-501' }, text: 'under 500' },
          ],
        },
        leftOut: ['blåfrost'],
      },
    });
  });

  it('takes the exact words as text alone [SEARCH-10]', async () => {
    const understood = { 'sko str 38': { q: 'sko', facets: [size] } };
    expect(await find('sko str 38', { understood, isLiteral: true })).toMatchObject({
      ok: true,
      value: { understood: null },
    });
  });

  const near = [wireProduct({ id: 8, name: 'Vig støvle', brand: 'Havnemark', selling: 99900 })];
  const many = Array.from({ length: 12 }, (_, id) => wireProduct({ id, name: 'Sko', brand: 'Klit', selling: 100 }));
  it.each<[string, readonly number[], Parameters<typeof find>[1]]>([
    ['a short list', [8], {}],
    ['no products', [8], { products: [] }],
    ['a long list', [], { products: many }],
    ['a list that is filtered', [], { withNear: false }],
    ['the exact words', [], { isLiteral: true }],
  ])('returns products that match nearly all words below %s: %j [SEARCH-10]', async (_name, expected, options) => {
    expect(await find('sko', { near, ...options })).toMatchObject({ ok: true, value: { nearIds: expected } });
  });

  it.each([true, false])('lets the service count a search that is new once: %s', async (isNew) => {
    await find('sko', { isNew, near });
    const searches = requests.filter(({ name }) => name === 'queries/search-page');
    expect(searches.map(({ params }) => params['notify'])).toEqual([String(isNew), 'false']);
  });

  it('never treats a failed request for content pages as no pages [SEARCH-10]', async () => {
    const isDown = 'queries/content-search-page';
    expect(await find('sko', { isDown, withPages: false })).toMatchObject({
      ok: true,
      value: { pages: [], pageCount: null },
    });
    expect(await find('sko', { isDown, withPages: true })).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('passes on that the service is down', async () => {
    expect(await find('sko', { isDown: true })).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });
});
