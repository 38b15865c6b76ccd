import { openSearchServer } from '../testing/search-server.ts';
import { loadSearchExtras } from './load-search-extras.ts';

type Server = Awaited<ReturnType<typeof openSearchServer>>;

describe('loadSearchExtras', () => {
  let server: Server;
  afterEach(() => server.close());

  const find = async (
    text: string,
    {
      isLiteral = false,
      isNew = true,
      withPages = true,
      ...options
    }: Parameters<typeof openSearchServer>[0] & { isLiteral?: boolean; isNew?: boolean; withPages?: boolean } = {},
  ) => {
    server = await openSearchServer(options);
    return loadSearchExtras(server.service, { text, isLiteral, isNew, withPages });
  };
  const searched = () => server.requests.find(({ name }) => name === 'queries/search-page')?.params;

  it('returns the content pages and related searches [SEARCH-10]', async () => {
    expect(await find('sko', { related: ['sko til børn'] })).toEqual({
      ok: true,
      value: {
        correctedTo: null,
        didYouMean: [],
        related: ['sko til børn'],
        pages: [
          {
            key: '/content/size-guide',
            title: 'Skoguide',
            description: 'Find din størrelse i sko.',
            link: '/content/size-guide',
            ticket: 'page-0',
          },
        ],
        pageCount: 1,
        popular: [],
        literal: null,
      },
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

  it('returns the spelling that was searched for instead [SEARCH-10]', async () => {
    expect(await find('skoo')).toMatchObject({ ok: true, value: { correctedTo: 'sko' } });
  });

  it('searches for the exact words on request, and offers the other spelling [SEARCH-10]', async () => {
    expect(await find('skoo', { isLiteral: true })).toMatchObject({
      ok: true,
      value: { correctedTo: null, didYouMean: ['sko'], literal: { productIds: [], totalHits: 0 } },
    });
    expect(searched()).toMatchObject({ origin: 'UNDO_AUTO_CORRECT', q: 'skoo' });
    await server.close();
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

  it.each([true, false])('lets the service count a search that is new: %s', async (isNew) => {
    await find('sko', { isNew });
    expect(searched()).toMatchObject({ notify: String(isNew) });
  });

  it('never treats a failed request for content pages as no pages [SEARCH-10]', async () => {
    const isDown = 'queries/content-search-page';
    expect(await find('sko', { isDown, withPages: false })).toMatchObject({
      ok: true,
      value: { pages: [], pageCount: null },
    });
    await server.close();
    expect(await find('sko', { isDown, withPages: true })).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('passes on that the service is down', async () => {
    expect(await find('sko', { isDown: true })).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });
});
