import { ok } from '@lyng/model';
import type { PriceBounds } from '../../catalogue/facets/facet-selection.ts';
import type { Parameters } from './parameters.ts';
import { reject } from './rejected-request.ts';
import type { OrRejection } from './rejected-request.ts';

/** The chosen facets: ids of the catalogue, and bounds of the price. */
export interface FacetChoice {
  readonly ids: readonly string[];
  readonly price: PriceBounds | undefined;
}

/** The facets of the service by id, and the group of catalogue facet ids of each. */
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

/** The group of catalogue facet ids for a facet of the service; undefined for an unknown facet. */
export const facetGroupOf = (id: string): string | undefined => {
  if (Object.hasOwn(facetGroups, id)) return facetGroups[id];
  const match = PARAMETER.exec(id);
  return match?.[1] === undefined ? undefined : `p${match[1]}`;
};

const VALUE = /^[A-Za-z0-9._-]{1,64}$/;
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

const minorUnits = (text: string): number | undefined =>
  AMOUNT.test(text) ? Math.round(Number(text) * 100) : undefined;

const readPrice = (parameters: Parameters): OrRejection<PriceBounds | undefined> => {
  const [min, max] = [parameters.get('f.price.min'), parameters.get('f.price.max')];
  if (min === undefined && max === undefined) return ok(undefined);
  const lowest = min === undefined ? 0 : minorUnits(min);
  const highest = max === undefined ? Infinity : minorUnits(max);
  return lowest === undefined || highest === undefined
    ? reject('f.price.min and f.price.max are amounts such as 499 or 49.95.')
    : ok({ lowest, highest });
};

/** Reads `f.{id}`, `f.price.min` and `f.price.max`. An unknown facet is ignored, an impossible value is rejected. */
export function readFacets(parameters: Parameters): OrRejection<FacetChoice> {
  const price = readPrice(parameters);
  if (!price.ok) return price;
  const ids: string[] = [];
  for (const [name, text] of parameters) {
    const group = name.startsWith('f.') ? facetGroupOf(name.slice(2)) : undefined;
    if (group === undefined) continue;
    if (group === 'rp') {
      if (text !== 'true' && text !== 'false') return reject(`${name} is true or false.`);
      if (text === 'true') ids.push('rp_1');
      continue;
    }
    const values = text.split('|').filter((value) => value !== '');
    if (values.some((value) => !VALUE.test(value))) return reject(`${name} has a value that is not a facet value.`);
    ids.push(...values.map((value) => `${group}_${value}`));
  }
  return ok({ ids, price: price.value });
}
