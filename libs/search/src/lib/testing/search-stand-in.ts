import type { SearchProduct, SearchService } from '@lyng/search-client';
import { wireProduct } from './wire-product.ts';

/** What the service was asked, in the order in which it came. */
export interface Asked {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface StandInOptions {
  readonly products?: readonly SearchProduct[];
  readonly phrases?: readonly string[];
  readonly popular?: readonly string[];
  readonly recent?: readonly string[];
  readonly pages?: readonly { readonly title: string; readonly link: string; readonly description?: string }[];
  /** Spellings that are mended, and into what. */
  readonly corrections?: Readonly<Record<string, string>>;
  readonly related?: readonly string[];
  /** Words that name one page, and which. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** All of it, or one question such as `queries/content-search-page`. */
  readonly isDown?: boolean | string;
}

/** A small search service in memory: real questions and answers of the contract, no network. */
export interface SearchStandIn {
  readonly service: SearchService;
  readonly asked: readonly Asked[];
  /** Answers a question; what a server would do with it. */
  readonly answer: (address: string, body: string | undefined) => { readonly status: number; readonly text: string };
  /** Keeps the answers to a text back until it is called, and gives them even to those who no longer wait. */
  readonly hold: (text: string) => () => void;
}

const usual = {
  products: [
    wireProduct({ id: 1, name: 'Hede skoletaske', brand: 'Havnemark', selling: 49900 }),
    wireProduct({ id: 2, name: 'Klit sko', brand: 'Skovgaard', selling: 59900, regular: 89900, lowest: 69900 }),
    wireProduct({ id: 3, name: 'Vig skovstøvle', brand: 'Havnemark', selling: 129900 }),
  ],
  phrases: ['sko', 'skovstøvler', 'skoletaske'],
  popular: ['regnjakke', 'hvide sneakers', 'uldsokker'],
  recent: [],
  pages: [{ title: 'Skoguide', link: '/content/size-guide', description: 'Find din størrelse i sko.' }],
  corrections: { skoo: 'sko' },
  related: [],
  redirects: {},
  isDown: false,
} satisfies StandInOptions;

const tree = {
  type: 'LABEL',
  label: 'Lyng',
  count: 900,
  children: [
    {
      type: 'PRODUCT',
      label: 'Dame',
      path: '/c/dame',
      count: 500,
      children: [{ type: 'PRODUCT', label: 'Sko', path: '/c/dame-sko', count: 212, children: [] }],
    },
    {
      type: 'PRODUCT',
      label: 'Herre',
      path: '/c/herre',
      count: 400,
      children: [{ type: 'PRODUCT', label: 'Sko', path: '/c/herre-sko', count: 180, children: [] }],
    },
  ],
};

const has = (text: string, q: string): boolean => text.toLowerCase().includes(q.toLowerCase());
/** Product rules name what alone is meant. */
const isMeant = (key: string, body: unknown): boolean => {
  const { productRules } = (body as { primaryList?: { productRules?: string } } | undefined)?.primaryList ?? {};
  return productRules === undefined || productRules.includes(`"${key}"`);
};
const group = (product: SearchProduct) => ({ key: product.key, remaining: 0, products: [product] });

/** Opens a search service in memory. */
export function openSearchStandIn(options: StandInOptions = {}): SearchStandIn {
  const { products, phrases, popular, pages, corrections, related, redirects, isDown } = { ...usual, ...options };
  let recent: readonly string[] = options.recent ?? usual.recent;
  const asked: Asked[] = [];
  const held = new Map<string, Promise<void>>();
  const found = (q: string) => products.filter(({ title, brand }) => has(`${brand} ${title}`, q));
  const foundPages = (q: string) =>
    pages.filter(({ title }) => has(title, q)).map((page, index) => ({ ...page, ticket: `page-${index}` }));
  const mend = (q: string): string =>
    Object.hasOwn(corrections, q) ? ((corrections as Readonly<Record<string, string>>)[q] ?? q) : q;

  const answers: Readonly<
    Record<string, (q: string, params: Readonly<Record<string, string>>, body: unknown) => object>
  > = {
    'queries/autocomplete': (typed) => {
      if (typed === '')
        return {
          phraseSuggestions: popular.map((q) => ({ q, highlighted: q })),
          recentSearches: recent.map((q) => ({ q })),
          totalHits: 0,
        };
      const q = mend(typed);
      const going = phrases.filter((phrase) => has(phrase, q));
      return {
        phraseSuggestions: going.map((phrase) => ({
          q: phrase,
          highlighted: q === typed ? phrase.replace(q, `{{${q}}}`) : phrase,
        })),
        productSuggestions: found(q).map(group),
        contentSuggestions: foundPages(q).map(({ title, link, ticket }) => ({
          title,
          highlightedTitle: title,
          link,
          ticket,
        })),
        recentSearches: recent.map((each) => ({ q: each })),
        totalHits: found(q).length,
        ...(Object.hasOwn(redirects, typed) && {
          redirectLink: (redirects as Readonly<Record<string, string>>)[typed],
        }),
      };
    },
    'queries/navigation-tree': () => ({ tree }),
    'queries/product-page': (_q, { productKey }) => ({
      recommendationLists: [],
      tickets: Object.fromEntries(
        products
          .filter(({ key }) => key === productKey)
          .flatMap(({ variants }) => variants.map(({ key, ticket }) => [key, ticket])),
      ),
    }),
    'queries/search-page': (typed, { origin }, body) => {
      const isLiteral = origin === 'UNDO_AUTO_CORRECT';
      const q = isLiteral ? typed : mend(typed);
      const hits = found(q).filter(({ key }) => isMeant(key, body));
      return {
        q: typed,
        ...(q !== typed && { autoCorrect: { q, originalTotalHits: 0 } }),
        didYouMean: isLiteral && mend(typed) !== typed ? [{ q: mend(typed) }] : [],
        primaryList: {
          productGroups: hits.map(group),
          totalHits: hits.length,
          facets: [],
          sort: { selected: 'RELEVANCE', options: [] },
        },
        relatedSearches: related.map((each) => ({ q: each })),
      };
    },
    'queries/content-search-page': (q, { limit = '20' }) => ({
      q,
      primaryList: {
        items: foundPages(q)
          .slice(0, Number(limit))
          .map((page) => ({ ...page, key: page.link, type: 'page', custom: {} })),
        totalHits: foundPages(q).length,
      },
      didYouMean: [],
    }),
    'notifications/remove-recent-searches': (_q, _params, body) => {
      const { removeAll, phrases: gone = [] } = body as { removeAll?: boolean; phrases?: readonly string[] };
      recent = removeAll ? [] : recent.filter((each) => !gone.includes(each));
      return {};
    },
    'notifications/click': () => ({}),
  };

  const answer: SearchStandIn['answer'] = (address, bodyText) => {
    const url = new URL(address, 'http://search.test');
    const name = url.pathname.replace('/api/storefront/v3/', '');
    const params = Object.fromEntries(url.searchParams);
    const body: unknown = bodyText === undefined ? undefined : JSON.parse(bodyText);
    asked.push({ name, params, body });
    const make = answers[name];
    if (isDown === true || isDown === name) return { status: 503, text: '{"message":"No."}' };
    if (!make) return { status: 404, text: '{"message":"No."}' };
    return { status: 200, text: JSON.stringify(make(params['q'] ?? '', params, body)) };
  };

  const fetchHere = async (input: string, init?: RequestInit): Promise<Pick<Response, 'status' | 'ok' | 'text'>> => {
    const { status, text } = answer(
      input,
      init?.body === undefined || init.body === null ? undefined : String(init.body),
    );
    await held.get(new URL(input).searchParams.get('q') ?? '');
    return { status, ok: status < 300, text: async () => text };
  };

  return {
    asked,
    answer,
    service: {
      clusterUrl: 'http://search.test',
      market: 'dk',
      locale: 'da-DK',
      touchpoint: 'desktop',
      keys: () => ({ customerKey: 'c-1', sessionKey: 's-1' }),
      fetch: fetchHere as typeof fetch,
      timeLimit: 60_000,
    },
    hold: (text) => {
      let release: () => void = () => undefined;
      held.set(
        text,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
  };
}
