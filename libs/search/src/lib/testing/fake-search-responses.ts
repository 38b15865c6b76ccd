import type { SearchProduct } from '@lyng/search-client';
import { has } from './fake-search-index.ts';
import type { FakeSearchIndex } from './fake-search-index.ts';

/** A request to the service, as its responses depend on it. */
interface Query {
  readonly q: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

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

/** Product rules name the only matching product. */
const matchesRules = (key: string, body: unknown): boolean => {
  const { productRules } = (body as { primaryList?: { productRules?: string } } | undefined)?.primaryList ?? {};
  return productRules === undefined || productRules.includes(`"${key}"`);
};
const group = (product: SearchProduct) => ({ key: product.key, remaining: 0, products: [product] });

const recentSearches = ({ recent }: FakeSearchIndex) => recent.map((q) => ({ q }));

const autocomplete = (index: FakeSearchIndex, { q: typed }: Query): object => {
  if (typed === '')
    return {
      phraseSuggestions: index.popular.map((q) => ({ q, highlighted: q })),
      recentSearches: recentSearches(index),
      recentlyViewed: index.viewed.map(group),
      totalHits: 0,
    };
  const q = index.correct(typed);
  const hits = index.matchProducts(q);
  return {
    phraseSuggestions: index.phrases
      .filter((phrase) => has(phrase, q))
      .map((phrase) => ({ q: phrase, highlighted: q === typed ? phrase.replace(q, `{{${q}}}`) : phrase })),
    productSuggestions: hits.map(group),
    contentSuggestions: index
      .matchPages(q)
      .map(({ title, link, ticket }) => ({ title, highlightedTitle: title, link, ticket })),
    recentSearches: recentSearches(index),
    totalHits: hits.length,
    ...(Object.hasOwn(index.redirects, typed) && { redirectLink: index.redirects[typed] }),
  };
};

const productPage = ({ products }: FakeSearchIndex, { params: { productKey } }: Query): object => ({
  recommendationLists: [],
  tickets: Object.fromEntries(
    products
      .filter(({ key }) => key === productKey)
      .flatMap(({ variants }) => variants.map(({ key, ticket }) => [key, ticket])),
  ),
});

/** The sizes of shoes, of which those that were understood are selected. */
const sizes = (chosen: readonly string[]) => ({
  type: 'SIZE',
  id: 'skus',
  label: 'Størrelse',
  selectedCount: chosen.length,
  sizeTypes: [
    {
      label: '',
      formats: [
        {
          format: 'STANDARD',
          values: ['37', '38', '39'].map((id) => ({ id, label: id, selected: chosen.includes(id), count: 2 })),
        },
      ],
    },
  ],
});

const searchPage = (index: FakeSearchIndex, { q: typed, params, body }: Query): object => {
  const { correct, matchProducts, related, unknown, near } = index;
  const isLiteral = params['origin'] === 'UNDO_AUTO_CORRECT';
  const understood = isLiteral || !Object.hasOwn(index.understood, typed) ? undefined : index.understood[typed];
  const text = understood?.q ?? typed;
  const words = text.split(' ');
  const leftOut = words.filter((word) => unknown.includes(word));
  const known = leftOut.length > 0 ? words.filter((word) => !unknown.includes(word)).join(' ') : text;
  const q = isLiteral ? known : correct(known);
  const hits = known === '' ? [] : matchProducts(q).filter(({ key }) => matchesRules(key, body));
  const [skip, limit] = [Number(params['skip'] ?? 0), Number(params['limit'] ?? 60)];
  return {
    q: typed,
    ...(q !== known && { autoCorrect: { q, originalTotalHits: 0 } }),
    didYouMean: isLiteral && correct(typed) !== typed ? [{ q: correct(typed) }] : [],
    primaryList: {
      productGroups: hits.slice(skip).map(group),
      totalHits: hits.length,
      facets: understood ? [sizes(understood.facets.map(({ id }) => id))] : [],
      sort: { selected: 'RELEVANCE', options: [] },
    },
    // It follows the end of the list.
    ...(near.length > 0 &&
      skip + limit > hits.length && { secondaryList: { productGroups: near.map(group), totalHits: near.length } }),
    relatedSearches: related.map((each) => ({ q: each })),
    ...(understood && { understood }),
    ...(leftOut.length > 0 && { leftOut }),
  };
};

const contentSearchPage = ({ matchPages }: FakeSearchIndex, { q, params: { limit = '20' } }: Query): object => ({
  q,
  primaryList: {
    items: matchPages(q)
      .slice(0, Number(limit))
      .map((page) => ({ ...page, key: page.link, type: 'page', custom: {} })),
    totalHits: matchPages(q).length,
  },
  didYouMean: [],
});

const removeRecentSearches = (index: FakeSearchIndex, { body }: Query): object => {
  const { removeAll, phrases: removed = [] } = body as { removeAll?: boolean; phrases?: readonly string[] };
  index.recent = removeAll ? [] : index.recent.filter((each) => !removed.includes(each));
  return {};
};

/** The responses of the service, by the name of the request. */
export const fakeSearchResponses: Readonly<Record<string, (index: FakeSearchIndex, query: Query) => object>> = {
  'queries/autocomplete': autocomplete,
  'queries/navigation-tree': () => ({ tree }),
  'queries/product-page': productPage,
  'queries/search-page': searchPage,
  'queries/content-search-page': contentSearchPage,
  'notifications/remove-recent-searches': removeRecentSearches,
  'notifications/click': () => ({}),
};
