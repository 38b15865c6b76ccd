import { latestOnly } from '@lyng/search-client';
import type { NavigationNode } from '@lyng/search-client';
import { openSearchServer } from '../testing/search-server.ts';
import { wireData, wireProduct } from '../testing/wire-product.ts';
import { createSuggester } from './create-suggester.ts';
import { placesOf } from './read-places.ts';

type Server = Awaited<ReturnType<typeof openSearchServer>>;

const neverAborted = () => new AbortController().signal;

describe('the lists of the navigation', () => {
  it('are named with their department, which a list of the same name differs in [SEARCH-09]', () => {
    const list = (label: string, ...children: NavigationNode[]): NavigationNode => {
      return { type: 'PRODUCT', label, path: '/c/x', count: 1, children };
    };
    const lists = [list('Dame', list('Tøj', list('Jakker')))];
    expect(
      placesOf({ type: 'LABEL', label: 'Lyng', count: 2, children: lists }).map(({ name, within }) => [within, name]),
    ).toEqual([
      [undefined, 'Dame'],
      ['Dame', 'Tøj'],
      ['Dame', 'Jakker'],
    ]);
  });
});

describe('createSuggester', () => {
  let server: Server;
  afterEach(() => server.close());

  const open = async (options?: Parameters<typeof openSearchServer>[0]) => {
    server = await openSearchServer(options);
    return createSuggester(server.service).suggest;
  };

  /** A suggester, some of whose requests wait until they are released. */
  const openHeld = async (held: string, options?: Parameters<typeof openSearchServer>[0]) => {
    server = await openSearchServer(options);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const suggester = createSuggester({
      ...server.service,
      fetch: async (input, init) => {
        if (String(input).includes(held)) await released;
        return fetch(input, init);
      },
    });
    return { ...suggester, release: () => release() };
  };

  const placesFor = async ({ suggest }: Pick<ReturnType<typeof createSuggester>, 'suggest'>, text: string) => {
    const result = await suggest(text, neverAborted());
    return result.ok && result.value.places.map(({ link }) => link);
  };

  it('suggests phrases, places, products and pages for a text [SEARCH-09]', async () => {
    const suggest = await open();
    expect(await suggest('sko', neverAborted())).toMatchObject({
      ok: true,
      value: {
        text: 'sko',
        recent: [],
        phrases: ['skovstøvler', 'skoletaske'],
        isCorrection: false,
        places: [
          { name: 'Sko', within: 'Dame', link: '/c/dame-sko' },
          { name: 'Sko', within: 'Herre' },
          { name: 'Skovgaard', link: '/b/skovgaard' },
        ],
        products: [
          { productId: 1 },
          { productId: 2, price: { isDiscounted: true }, lowestPrice: { lowest: { incVat: 69900 } } },
          { productId: 3 },
        ],
        pages: [{ title: 'Skoguide', link: '/content/size-guide' }],
      },
    });
  });

  it('suggests what to begin with for an empty text: searches, departments, what was looked at and its brands [SEARCH-09]', async () => {
    const viewed = [
      wireProduct({ id: 2, name: 'Klit sko', brand: 'Skovgaard', selling: 59900 }),
      ...[3, 4, 5, 6].map((id) => wireProduct({ id, name: 'Vig', brand: 'Havnemark', selling: 59900 })),
    ];
    const popular = ['parka', 'a', 'b', 'c', 'd', 'e', 'f'];
    const suggest = await open({ recent: ['parka'], popular, viewed });
    expect(await suggest('', neverAborted())).toMatchObject({
      ok: true,
      value: {
        recent: ['parka'],
        phrases: ['a', 'b', 'c', 'd', 'e'],
        places: [{ name: 'Dame' }, { name: 'Herre' }, { name: 'Skovgaard' }, { name: 'Havnemark' }],
        products: [{ productId: 2 }, { productId: 3 }, { productId: 4 }, { productId: 5 }],
        isCorrection: false,
      },
    });
    expect(server.requests.map(({ name }) => name).sort()).toEqual(['queries/autocomplete', 'queries/navigation-tree']);
  });

  it('offers recent searches for an empty field only [SEARCH-09]', async () => {
    const suggest = await open({ recent: ['parka'] });
    const recentFor = async (text: string) => {
      const result = await suggest(text, neverAborted());
      return result.ok && result.value.recent;
    };
    expect([await recentFor(''), await recentFor('  '), await recentFor('sko')]).toEqual([['parka'], ['parka'], []]);
  });

  it('requests recent searches only once the service knows of those that were removed [SEARCH-09]', async () => {
    const options = { recent: ['parka', 'huer'] };
    const { suggest, removeRecent, release } = await openHeld('remove-recent-searches', options);
    removeRecent('parka');
    removeRecent('huer');
    const result = suggest('', neverAborted());
    await new Promise(setImmediate);
    release();
    expect(await result).toMatchObject({ ok: true, value: { recent: [] } });
  });

  it('marks phrases of another spelling [SEARCH-09]', async () => {
    const suggest = await open();
    expect(await suggest('skoo', neverAborted())).toMatchObject({
      ok: true,
      value: { phrases: ['sko', 'skovstøvler', 'skoletaske'], isCorrection: true },
    });
  });

  it('[IN-41] sends one request for a word that is typed without a pause, however many keys it has', async () => {
    server = await openSearchServer();
    const sent: string[] = [];
    const { suggest } = createSuggester({
      ...server.service,
      fetch: async (input) => {
        sent.push(String(input));
        return new Response('', { status: 503 });
      },
    });
    jest.useFakeTimers();
    try {
      let typing = new AbortController();
      for (let keys = 1; keys <= 20; keys += 1) {
        typing.abort();
        typing = new AbortController();
        void suggest('vinterstøvler til børn'.slice(0, keys), typing.signal);
        await jest.advanceTimersByTimeAsync(50);
      }
      await jest.advanceTimersByTimeAsync(200);
    } finally {
      jest.useRealTimers();
    }
    expect(sent.filter((url) => url.includes('autocomplete'))).toHaveLength(1);
  });

  it('requests the categories again with the next letters when the first request failed [SEARCH-09]', async () => {
    server = await openSearchServer();
    let requests = 0;
    const suggester = createSuggester({
      ...server.service,
      fetch: async (input, init) => {
        if (!String(input).includes('navigation-tree')) return fetch(input, init);
        requests += 1;
        return requests === 1 ? new Response('', { status: 503 }) : fetch(input, init);
      },
    });
    expect([await placesFor(suggester, 'sko'), requests]).toEqual([['/b/skovgaard'], 1]);
    expect(await placesFor(suggester, 'sko')).toContain('/c/dame-sko');
    await placesFor(suggester, 'sko');
    expect(requests).toBe(2);
  });

  it('offers what it has while the categories are loading, and adds them with the next letters [SEARCH-09]', async () => {
    const suggester = await openHeld('navigation-tree');
    expect(await placesFor(suggester, 'sko')).toEqual(['/b/skovgaard']);
    suggester.release();
    expect(await placesFor(suggester, 'sko')).toContain('/c/dame-sko');
  });

  const honest = { id: 4, name: 'Skovtur', brand: 'Lyng', selling: 39900, regular: 59900 };
  const { lowestPrice: _lowest, ...withoutLowest } = wireData(honest);
  const { unitPrice } = wireData(honest);
  it.each([
    ['without the shop’s own data', null],
    ['without the lowest price', withoutLowest],
    ['without a picture', { ...wireData(honest), productImages: [] }],
    ['whose price has no text', { ...wireData(honest), unitPrice: { ...unitPrice, sellingPriceIncVatFormatted: '' } }],
  ])('leaves out a product %s', async (_name, data) => {
    const suggest = await open({ products: [wireProduct(honest, data), wireProduct({ ...honest, id: 5 })] });
    expect(await suggest('skovtur', neverAborted())).toMatchObject({
      ok: true,
      value: { products: [{ productId: 5 }] },
    });
  });

  it('[IN-41] aborts the request in flight when more is typed', async () => {
    server = await openSearchServer();
    const started: { readonly q: string | null; readonly signal: AbortSignal }[] = [];
    const { suggest } = createSuggester({
      ...server.service,
      fetch: async (input, init) => {
        const url = new URL(String(input));
        const signal = init?.signal;
        if (!url.pathname.endsWith('autocomplete') || !signal) return fetch(input, init);
        started.push({ q: url.searchParams.get('q'), signal });
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    jest.useFakeTimers();
    try {
      const latest = latestOnly((signal, text: string) => suggest(text, signal));
      const first = latest('sk');
      await jest.advanceTimersByTimeAsync(119);
      expect(started).toEqual([]);
      await jest.advanceTimersByTimeAsync(60);
      expect(started.map(({ q, signal }) => [q, signal.aborted])).toEqual([['sk', false]]);
      void latest('sko');
      expect(await first).toMatchObject({ ok: false, error: { kind: 'aborted' } });
      await jest.advanceTimersByTimeAsync(200);
      expect(started.map(({ q, signal }) => [q, signal.aborted])).toEqual([
        ['sk', true],
        ['sko', false],
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('passes on that the service is down', async () => {
    const suggest = await open({ isDown: true });
    expect(await suggest('sko', neverAborted())).toMatchObject({ ok: false, error: { kind: 'refused', status: 503 } });
  });
});
