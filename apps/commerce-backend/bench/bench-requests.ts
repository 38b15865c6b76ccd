import { isoCodes } from '@lyng/i18n/core';
import type { Language, MarketAlias } from '@lyng/model';
import type { FastifyInstance } from 'fastify';
import { createRandom } from '@lyng/demo-catalogue/core';
import type { Random } from '@lyng/demo-catalogue/core';
import { demoCatalogue } from '@lyng/demo-catalogue';
import { readShop } from '../src/api/read-config.ts';
import { labelledQueries } from '../src/search/testing/labelled-queries.ts';
import { campaignPrice } from '../src/shop/pricing/campaign-price.ts';
import type { HttpRequest } from './http-client.ts';
import { storefrontDocument } from '../src/testing/storefront-document.ts';

const LIST = storefrontDocument('list');
const PRODUCT = storefrontDocument('product');
const COUNTS = `query counts($categoryAlias: String, $filter: FilterInputType, $languageId: String, $marketId: String) {
  products(take: 0, categoryAlias: $categoryAlias, filter: $filter, languageId: $languageId, marketId: $marketId) {
    count filters { price { lowest highest } facets { type group label values { facetId label count } } } } }`;

const PAGE = 48;

/** The pages that a list is looked at; most shoppers see the first. */
const pages = [0, 0, 0, 0, 1, 2, 5, 12];
const sorts = ['LATEST', 'LATEST', 'PRICE', 'PRICE_DESC', 'MOST_SOLD', 'VOTES', 'BRAND', 'ALPHABETICAL', 'RELEVANCE'];

interface Place {
  readonly market: MarketAlias;
  readonly language: Language;
}

const places: readonly Place[] = [
  { market: 'dk', language: 'da' },
  { market: 'se', language: 'sv' },
  { market: 'no', language: 'nb' },
  { market: 'fi', language: 'fi' },
];

/** A request that is ready to be sent. */
export type BenchRequest = () => Promise<void>;

export interface BenchRequests {
  /** Requests by page, to be sent in this process. */
  readonly inProcess: Readonly<Record<string, readonly BenchRequest[]>>;
  /** Searches by what they ask for, to be sent over HTTP. */
  readonly overHttp: Readonly<Record<string, readonly HttpRequest[]>>;
}

const post = async (app: FastifyInstance, query: string, variables: object): Promise<Record<string, never>> => {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: apiKey(),
    payload: { query, variables },
  });
  const { data, errors } = response.json<{ data: Record<string, never>; errors?: unknown }>();
  if (errors !== undefined) throw new Error(`bench: the list failed: ${JSON.stringify(errors).slice(0, 500)}`);
  return data;
};

const apiKey = (): Record<string, string> => ({ 'x-apikey': readShop().apiKey });

const queryPath = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `/api/storefront/v3/queries/${path}?${new URLSearchParams({ notify: 'false', ...parameters }).toString()}`;

const get = async (app: FastifyInstance, path: string, parameters: Readonly<Record<string, string>>): Promise<void> => {
  const response = await app.inject({ url: queryPath(path, parameters) });
  if (response.statusCode !== 200) throw new Error(`bench: ${path} returned ${response.statusCode}.`);
};

/** Facet ids that the catalogue has, by group, in an order that shoppers might choose them in. */
const facetsOf = async (app: FastifyInstance): Promise<ReadonlyMap<string, readonly string[]>> => {
  const data = await post(app, COUNTS, {});
  const { filters } = data['products'] as unknown as {
    filters: { facets: { values: { facetId: string; count: number }[] }[] };
  };
  return new Map(
    filters.facets.map(({ values }) => [
      values[0]?.facetId.split('_')[0] ?? '',
      values
        .toSorted((a, b) => b.count - a.count)
        .slice(0, 12)
        .map(({ facetId }) => facetId),
    ]),
  );
};

/** No, one or two facets, sometimes with several values of one. */
const chosen = (random: Random, facets: ReadonlyMap<string, readonly string[]>): string[] => {
  const groups = random
    .shuffle(['b', 's', 'p1', 'p2', 'd', 'pr', 'st', 'rp'].filter((group) => facets.has(group)))
    .slice(0, random.pick([0, 0, 1, 1, 2, 3]));
  return groups.flatMap((group) => random.shuffle(facets.get(group) ?? []).slice(0, random.pick([1, 1, 2])));
};

interface Search {
  readonly text: string;
  readonly place: Place;
}

const scope = ({ market, language }: Place) => ({ market, locale: isoCodes[language] });

const searchPage = ({ text, place }: Search) => ({ ...scope(place), q: text, limit: '48' });

/** The storefront's requests for a search, and the page of the search service with everything in it. */
const searchesOverHttp = (searches: readonly Search[]): BenchRequests['overHttp'] => ({
  'search as the storefront sends it: list': searches.map(({ text, place }) => ({
    path: '/graphql',
    headers: apiKey(),
    body: JSON.stringify({
      query: LIST,
      variables: {
        languageId: isoCodes[place.language],
        marketId: place.market,
        skip: 0,
        take: PAGE,
        filter: { searchText: text, facets: [], sort: 'RELEVANCE', filterMode: 'BY_GROUP' },
        withPageInfo: false,
        pageAlias: null,
      },
    }),
  })),
  'search as the storefront sends it: the rest': searches.map((search) => ({
    path: queryPath('search-page', { ...searchPage(search), limit: '1' }),
  })),
  'search page of 48 groups': searches.map((search) => ({ path: queryPath('search-page', searchPage(search)) })),
});

/**
 * Typical requests of shoppers, varied but the same each time: categories of every width, filters, orders, pages; texts
 * in four languages.
 */
export async function makeBenchRequests(
  app: FastifyInstance,
  productIds: readonly number[],
  each: number,
): Promise<BenchRequests> {
  const random = createRandom('bench-catalogue');
  const demo = demoCatalogue({ seed: 20_240_501, campaignPrice });
  const facets = await facetsOf(app);
  const texts = random.shuffle(labelledQueries(demo)).map(({ language, text }) => ({
    text,
    place: places.find((place) => place.language === language) ?? { market: 'dk' as const, language },
  }));
  const broad = [
    ['dk', 'sko'],
    ['se', 'skor'],
    ['no', 'sko'],
    ['fi', 'kengät'],
    ['dk', 'sort'],
    ['se', 'svart'],
    ['no', 'jakke'],
    ['fi', 'musta'],
    ['se', 'svarta skor'],
    ['dk', 'kjole'],
  ] as const;
  const searches = Array.from({ length: each }, (_, index) => {
    const [market, text] = broad[index % broad.length] ?? ['dk', 'sko'];
    const found = index % 4 === 0 ? undefined : texts[index % texts.length];
    return (
      found ?? { text, place: places.find((place) => place.market === market) ?? { market, language: 'da' as const } }
    );
  });
  const lists = Array.from({ length: each }, (_, index) => {
    const place = random.pick(places);
    const category = index % 8 === 0 ? undefined : random.pick(demo.categories);
    const where = {
      languageId: isoCodes[place.language],
      marketId: place.market,
      ...(category === undefined ? {} : { categoryAlias: category.alias[place.language] }),
    };
    return {
      where,
      skip: random.pick(pages) * PAGE,
      filter: { facets: chosen(random, facets), sort: random.pick(sorts), filterMode: 'BY_GROUP' },
      category,
    };
  });
  return {
    overHttp: searchesOverHttp(searches),
    inProcess: {
      'list page, 48 products and all facets': lists.map(({ where, skip, filter, category }) => async () => {
        await post(app, LIST, {
          ...where,
          skip,
          take: PAGE,
          filter,
          withPageInfo: category !== undefined,
          pageAlias: where.categoryAlias ?? null,
        });
      }),
      'facet counts alone': lists.map(({ where, filter }) => async () => {
        await post(app, COUNTS, { ...where, filter });
      }),
      autocomplete: searches.map(
        ({ text, place }, index) =>
          () =>
            get(app, 'autocomplete', { ...scope(place), q: text.slice(0, 2 + (index % 8)) }),
      ),
      'search page': searches.map((search) => () => get(app, 'search-page', searchPage(search))),
      'product page': Array.from({ length: each }, () => random.pick(productIds)).map((productId) => async () => {
        const place = random.pick(places);
        await post(app, PRODUCT, { productId, languageId: isoCodes[place.language], marketId: place.market });
      }),
    },
  };
}
