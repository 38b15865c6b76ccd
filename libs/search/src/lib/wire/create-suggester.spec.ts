import { latestOnly } from '@lyng/search-client';
import type { NavigationNode } from '@lyng/search-client';
import { openFakeSearch } from '../testing/fake-search.ts';
import type { FakeSearchOptions } from '../testing/fake-search-index.ts';
import { wireData, wireProduct } from '../testing/wire-product.ts';
import { createSuggester } from './create-suggester.ts';
import { placesOf } from './read-places.ts';

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
  const open = (options?: FakeSearchOptions) => createSuggester(openFakeSearch(options).service).suggest;

  /** A suggester, some of whose requests wait until they are released. */
  const openHeld = (held: string, options?: FakeSearchOptions) => {
    const { service } = openFakeSearch(options);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const suggester = createSuggester({
      ...service,
      fetch: async (input, init) => {
        if (String(input).includes(held)) await released;
        return service.fetch(input, init);
      },
    });
    return { ...suggester, release: () => release() };
  };

  const placesFor = async ({ suggest }: Pick<ReturnType<typeof createSuggester>, 'suggest'>, text: string) => {
    const result = await suggest(text, neverAborted());
    return result.ok && result.value.places.map(({ link }) => link);
  };

  it('suggests phrases, places, products and pages for a text [SEARCH-09]', async () => {
    const suggest = open();
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
          { product: { productId: 1 } },
          { product: { productId: 2, unitPrice: { isDiscounted: true }, lowestPrice: { lowest: { incVat: 69900 } } } },
          { product: { productId: 3 } },
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
    const { service, requests } = openFakeSearch({ recent: ['parka'], popular, viewed });
    const { suggest } = createSuggester(service);
    expect(await suggest('', neverAborted())).toMatchObject({
      ok: true,
      value: {
        recent: ['parka'],
        phrases: ['a', 'b', 'c', 'd', 'e'],
        places: [{ name: 'Dame' }, { name: 'Herre' }, { name: 'Skovgaard' }, { name: 'Havnemark' }],
        products: [2, 3, 4, 5].map((productId) => ({ product: { productId } })),
        isCorrection: false,
      },
    });
    expect(requests.map(({ name }) => name).sort()).toEqual(['queries/autocomplete', 'queries/navigation-tree']);
  });

  it('offers recent searches for an empty field only [SEARCH-09]', async () => {
    const suggest = open({ recent: ['parka'] });
    const recentFor = async (text: string) => {
      const result = await suggest(text, neverAborted());
      return result.ok && result.value.recent;
    };
    expect([await recentFor(''), await recentFor('  '), await recentFor('sko')]).toEqual([['parka'], ['parka'], []]);
  });

  it('requests recent searches only once the service knows of those that were removed [SEARCH-09]', async () => {
    const options = { recent: ['parka', 'huer'] };
    const { suggest, removeRecent, release } = openHeld('remove-recent-searches', options);
    removeRecent('parka');
    removeRecent('huer');
    const result = suggest('', neverAborted());
    await new Promise(setImmediate);
    release();
    expect(await result).toMatchObject({ ok: true, value: { recent: [] } });
  });

  it('marks phrases of another spelling [SEARCH-09]', async () => {
    const suggest = open();
    expect(await suggest('skoo', neverAborted())).toMatchObject({
      ok: true,
      value: { phrases: ['sko', 'skovstøvler', 'skoletaske'], isCorrection: true },
    });
  });

  it('requests the categories again with the next letters when the first request failed [SEARCH-09]', async () => {
    const { service } = openFakeSearch();
    let requests = 0;
    const suggester = createSuggester({
      ...service,
      fetch: async (input, init) => {
        if (!String(input).includes('navigation-tree')) return service.fetch(input, init);
        requests += 1;
        return requests === 1 ? new Response('', { status: 503 }) : service.fetch(input, init);
      },
    });
    expect([await placesFor(suggester, 'sko'), requests]).toEqual([['/b/skovgaard'], 1]);
    expect(await placesFor(suggester, 'sko')).toContain('/c/dame-sko');
    await placesFor(suggester, 'sko');
    expect(requests).toBe(2);
  });

  it('offers what it has while the categories are loading, and adds them with the next letters [SEARCH-09]', async () => {
    const suggester = openHeld('navigation-tree');
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
    const suggest = open({ products: [wireProduct(honest, data), wireProduct({ ...honest, id: 5 })] });
    expect(await suggest('skovtur', neverAborted())).toMatchObject({
      ok: true,
      value: { products: [{ product: { productId: 5 } }] },
    });
  });

  it('[IN-41] sends one request for keys without a pause, and aborts it when more is typed', async () => {
    const { service } = openFakeSearch();
    const started: { readonly q: string | null; readonly signal: AbortSignal }[] = [];
    const { suggest } = createSuggester({
      ...service,
      fetch: async (input, init) => {
        const url = new URL(String(input));
        const signal = init?.signal;
        if (!url.pathname.endsWith('autocomplete') || !signal) return service.fetch(input, init);
        started.push({ q: url.searchParams.get('q'), signal });
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    const shown = () => started.map(({ q, signal }) => [q, signal.aborted]);
    jest.useFakeTimers();
    try {
      const latest = latestOnly((signal, text: string) => suggest(text, signal));
      void latest('s');
      await jest.advanceTimersByTimeAsync(119);
      const second = latest('sk');
      await jest.advanceTimersByTimeAsync(119);
      expect(shown()).toEqual([]);
      await jest.advanceTimersByTimeAsync(60);
      expect(shown()).toEqual([['sk', false]]);
      void latest('sko');
      expect(await second).toMatchObject({ ok: false, error: { kind: 'aborted' } });
      await jest.advanceTimersByTimeAsync(200);
      expect(shown()).toEqual([
        ['sk', true],
        ['sko', false],
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('passes on that the service is down', async () => {
    const suggest = open({ isDown: true });
    expect(await suggest('sko', neverAborted())).toMatchObject({ ok: false, error: { kind: 'refused', status: 503 } });
  });
});
