import { narrowed } from '../find/understood-filters.ts';
import { selectProducts } from '../lists/search-products.ts';
import { objectOf, objectsOf, textOf, textsOf, integerOf } from '../request/read-body.ts';
import type { Body } from '../request/read-body.ts';
import { facetGroups } from '../request/facet-choice.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { algorithms, makeRecommendationContext, recommend } from './algorithms.ts';
import type { Algorithm, RecommendationContext } from './algorithms.ts';
import { findByKeys } from '../find/find-products.ts';

/** Groups in a list, unless the body sets another number. */
const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 60;
/** Max lists of one response. */
const MAX_LISTS = 12;
/** Max subjects of a list: each is compared with every candidate; as many as the lines of a cart that are read. */
const MAX_SEEDS = 50;

const algorithmOf = (body: Body, defaultAlgorithm: Algorithm): Algorithm => {
  const wanted = textOf(body, 'algorithm')?.toUpperCase();
  return algorithms.find((each) => each === wanted) ?? defaultAlgorithm;
};

/** `{"brands": ["12"]}`: facets by id as in an address. */
const filtered = (ordinals: readonly number[], filter: Body | undefined, { view }: SearchContext): Iterable<number> => {
  if (filter === undefined) return ordinals;
  const ids = Object.keys(filter).flatMap((name) =>
    Object.hasOwn(facetGroups, name) ? textsOf(filter, name).map((value) => `${facetGroups[name] ?? ''}_${value}`) : [],
  );
  return narrowed(Int32Array.from(ordinals), { ids, price: undefined }, view);
};

const toList = async (
  search: SearchContext,
  context: RecommendationContext,
  body: Body,
  defaultAlgorithm: Algorithm,
  pageSeeds: readonly number[],
) => {
  const algorithm = algorithmOf(body, defaultAlgorithm);
  const params = objectOf(body, 'params');
  const keys = new Set([...textsOf(params, 'productKey'), ...textsOf(params, 'cart')]);
  const named = await findByKeys(search.view.snapshot, [...keys].slice(0, MAX_SEEDS));
  const seeds = named.length > 0 ? named : pageSeeds;
  const { groups: models } = search.view.snapshot.columns;
  const own = new Set(seeds.map((ordinal) => models[ordinal]));
  const selected = await selectProducts(await recommend(context, algorithm, seeds), body, search);
  const found = filtered(selected, objectOf(body, 'productFilter'), search);
  // Another colour of the list's own subject is not a recommendation, and each model is shown once, in its best colour.
  const groups = groupModels(
    Array.from(found).filter((ordinal) => !own.has(models[ordinal])),
    search.view,
  )
    .slice(0, integerOf(body, 'limit', { max: MAX_LIMIT, fallback: DEFAULT_LIMIT }))
    .map(({ key, ordinals }) => ({ key, ordinals: ordinals.slice(0, 1) }));
  const [label, showMoreLink] = [textOf(body, 'label'), textOf(body, 'showMoreLink')];
  return {
    id: textOf(body, 'id') ?? '',
    algorithm,
    productGroups: await toProductGroups(groups, search),
    visible: groups.length > 0,
    ...(label === undefined ? {} : { label }),
    ...(showMoreLink === undefined ? {} : { showMoreLink }),
    visualization: textOf(body, 'visualization') === 'GRID' ? 'GRID' : 'CAROUSEL',
  };
};

/** The lists that a body requests; `defaultAlgorithm` is the page's algorithm for a list that names none. */
export async function recommendationLists(
  search: SearchContext,
  defaultAlgorithm: Algorithm,
  seeds: readonly number[],
) {
  const wanted = objectsOf(search.request.body, 'recommendationLists').slice(0, MAX_LISTS);
  if (wanted.length === 0) return [];
  const context = await makeRecommendationContext(search);
  const lists = [];
  for (const body of wanted) lists.push(await toList(search, context, body, defaultAlgorithm, seeds));
  return lists;
}
