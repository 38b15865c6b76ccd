import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import { thoseMeeting } from '../../catalogue/columns/product-columns.ts';
import { selectProducts } from '../lists/select-products.ts';
import { objectOf, objectsOf, textOf, textsOf, wholeOf } from '../request/read-body.ts';
import type { Body } from '../request/read-body.ts';
import { facetGroups } from '../request/facet-choice.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { Ask } from '../wire/ask.ts';
import { algorithms, makeShelf, recommend } from './algorithms.ts';
import type { Algorithm, Shelf } from './algorithms.ts';
import { findByKeys } from './find-seeds.ts';

/** Groups in a list, unless the body says another number. */
const USUAL = 12;
const MOST = 60;
/** Lists that one answer may have. */
const MOST_LISTS = 12;
/** Products that a list is about: each is compared with what may be recommended, as many as a cart is looked at with. */
const MOST_SEEDS = 50;

const algorithmOf = (body: Body, usual: Algorithm): Algorithm => {
  const wanted = textOf(body, 'algorithm')?.toUpperCase();
  return algorithms.find((each) => each === wanted) ?? usual;
};

/** `{"brands": ["12"]}`: facets by id as in an address. */
const filtered = (ordinals: readonly number[], filter: Body | undefined, { view }: Ask): Iterable<number> => {
  if (filter === undefined) return ordinals;
  const ids = Object.keys(filter).flatMap((name) =>
    Object.hasOwn(facetGroups, name) ? textsOf(filter, name).map((value) => `${facetGroups[name] ?? ''}_${value}`) : [],
  );
  const tests = facetTests(readSelection(ids), { columns: view.snapshot.columns, market: view.scope.market.alias });
  return thoseMeeting(Int32Array.from(ordinals), tests.values());
};

const toList = async (shelf: Shelf, body: Body, usual: Algorithm, pageSeeds: readonly number[]) => {
  const { ask } = shelf;
  const algorithm = algorithmOf(body, usual);
  const params = objectOf(body, 'params');
  const keys = new Set([...textsOf(params, 'productKey'), ...textsOf(params, 'cart')]);
  const named = await findByKeys(ask.view.snapshot, [...keys].slice(0, MOST_SEEDS));
  const seeds = named.length > 0 ? named : pageSeeds;
  const { groups: models } = ask.view.snapshot.columns;
  const own = new Set(seeds.map((ordinal) => models[ordinal]));
  const selected = await selectProducts(await recommend(shelf, algorithm, seeds), body, ask);
  const found = filtered(selected, objectOf(body, 'productFilter'), ask);
  // Another colour of what the list is about is no recommendation, and each model is shown once, in its best colour.
  const groups = groupModels(
    Array.from(found).filter((ordinal) => !own.has(models[ordinal])),
    ask.view,
  )
    .slice(0, wholeOf(body, 'limit', { most: MOST, usual: USUAL }))
    .map(({ key, ordinals }) => ({ key, ordinals: ordinals.slice(0, 1) }));
  const [label, showMoreLink] = [textOf(body, 'label'), textOf(body, 'showMoreLink')];
  return {
    id: textOf(body, 'id') ?? '',
    algorithm,
    productGroups: await toProductGroups(groups, { view: ask.view, phrase: '', custom: ask.request.presentCustom }),
    visible: groups.length > 0,
    ...(label === undefined ? {} : { label }),
    ...(showMoreLink === undefined ? {} : { showMoreLink }),
    visualization: textOf(body, 'visualization') === 'GRID' ? 'GRID' : 'CAROUSEL',
  };
};

/** The lists that a body asks for; `usual` is what the page recommends by where a list does not say. */
export async function recommendationLists(ask: Ask, usual: Algorithm, seeds: readonly number[]) {
  const wanted = objectsOf(ask.request.body, 'recommendationLists').slice(0, MOST_LISTS);
  if (wanted.length === 0) return [];
  const shelf = await makeShelf(ask);
  const lists = [];
  for (const body of wanted) lists.push(await toList(shelf, body, usual, seeds));
  return lists;
}
