import { ok } from '@lyng/model';
import type { PriceBounds } from '../../catalogue/facets/facet-selection.ts';
import type { Parameters } from './parameters.ts';
import { refuse } from './refusal.ts';
import type { OrRefusal } from './refusal.ts';

/** What is chosen of the facets: ids of the catalogue, and bounds of the price. */
export interface FacetChoice {
  readonly ids: readonly string[];
  readonly price: PriceBounds | undefined;
}

/** The facets of the service by id, and the group of catalogue facet ids that each stands for. */
export const facetGroups: Readonly<Record<string, string>> = {
  categories: 'c',
  brands: 'b',
  skus: 's',
  discount: 'd',
  stock: 'st',
  campaigns: 'dc',
  reduced: 'rp',
};

/** `p-1` is the parameter group 1. */
const PARAMETER = /^p-(\d{1,6})$/;

/** The group of catalogue facet ids that a facet of the service stands for; nothing for one that the shop does not have. */
export const facetGroupOf = (id: string): string | undefined => {
  if (Object.hasOwn(facetGroups, id)) return facetGroups[id];
  const match = PARAMETER.exec(id);
  return match?.[1] === undefined ? undefined : `p${match[1]}`;
};

const VALUE = /^[A-Za-z0-9._-]{1,64}$/;
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

const minorUnits = (text: string): number | undefined =>
  AMOUNT.test(text) ? Math.round(Number(text) * 100) : undefined;

const readPrice = (parameters: Parameters): OrRefusal<PriceBounds | undefined> => {
  const [min, max] = [parameters.get('f.price.min'), parameters.get('f.price.max')];
  if (min === undefined && max === undefined) return ok(undefined);
  const lowest = min === undefined ? 0 : minorUnits(min);
  const highest = max === undefined ? Infinity : minorUnits(max);
  return lowest === undefined || highest === undefined
    ? refuse('f.price.min and f.price.max are amounts such as 499 or 49.95.')
    : ok({ lowest, highest });
};

/** Reads `f.{id}`, `f.price.min` and `f.price.max`. A facet that the shop does not have says nothing, a value that can be none is refused. */
export function readFacets(parameters: Parameters): OrRefusal<FacetChoice> {
  const price = readPrice(parameters);
  if (!price.ok) return price;
  const ids: string[] = [];
  for (const [name, text] of parameters) {
    const group = name.startsWith('f.') ? facetGroupOf(name.slice(2)) : undefined;
    if (group === undefined) continue;
    if (group === 'rp') {
      if (text !== 'true' && text !== 'false') return refuse(`${name} is true or false.`);
      if (text === 'true') ids.push('rp_1');
      continue;
    }
    const values = text.split('|').filter((value) => value !== '');
    if (values.some((value) => !VALUE.test(value))) return refuse(`${name} has a value that is no value of a facet.`);
    ids.push(...values.map((value) => `${group}_${value}`));
  }
  return ok({ ids, price: price.value });
}
