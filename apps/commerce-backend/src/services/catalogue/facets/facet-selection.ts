import type { FacetDictionary } from './facet-dictionary.ts';
import { parseFacetId } from './facet-id.ts';
import type { ProductFacets } from './product-facets.ts';

/** What a shopper ticked: within a group any value will do, and every group must be met. Values are the part of an id after `_`. */
export type FacetSelection = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads facet ids; what is no facet id is left out. */
export function readSelection(ids: readonly string[]): FacetSelection {
  const selection = new Map<string, Set<string>>();
  for (const id of ids) {
    const facet = parseFacetId(id);
    if (facet === undefined) continue;
    const group = selection.get(facet.group);
    if (group === undefined) selection.set(facet.group, new Set([facet.value]));
    else group.add(facet.value);
  }
  return selection;
}

/** Whether a product meets one group. */
export type FacetTest = (facets: ProductFacets) => boolean;

const RANGE = /^(\d{1,9})?-(\d{1,9})?$/;

interface Range {
  readonly from: number;
  readonly to: number;
}

const readRanges = (values: Iterable<string>): readonly Range[] =>
  [...values].flatMap((value) => {
    const match = RANGE.exec(value);
    return match === null ? [] : [{ from: Number(match[1] ?? 0), to: match[2] === undefined ? Infinity : Number(match[2]) }];
  });

/** `200-500`: from 200 up to, not including, 500 of the major unit. */
const priceTest = (values: Iterable<string>): FacetTest => {
  const ranges = readRanges(values);
  return ({ selling }) => selling !== undefined && ranges.some(({ from, to }) => selling >= from * 100 && selling < to * 100);
};

/** `20-40`: reduced by 20 to 40 percent, both included; `20-` by 20 or more. */
const discountTest = (values: Iterable<string>): FacetTest => {
  const ranges = readRanges(values);
  return ({ discount }) => discount > 0 && ranges.some(({ from, to }) => discount >= from && discount <= to);
};

const valueTest = (group: string, values: Iterable<string>, dictionary: FacetDictionary): FacetTest => {
  const wanted = new Set([...values].map((value) => dictionary.find(`${group}_${value}`)));
  return (facets) => facets.groups.get(group)?.some((number) => wanted.has(number)) ?? false;
};

/** Bounds of the price in minor units including VAT; both ends are included. */
export interface PriceBounds {
  readonly lowest: number;
  readonly highest: number;
}

const testOf = (group: string, values: ReadonlySet<string>, dictionary: FacetDictionary): FacetTest => {
  if (group === 'pr') return priceTest(values);
  return group === 'd' ? discountTest(values) : valueTest(group, values, dictionary);
};

/** One test per group; the free price bounds belong to the price group. */
export function facetTests(selection: FacetSelection, dictionary: FacetDictionary, bounds?: PriceBounds): ReadonlyMap<string, FacetTest> {
  const tests = new Map<string, FacetTest>();
  for (const [group, values] of selection) tests.set(group, testOf(group, values, dictionary));
  if (bounds === undefined) return tests;
  const band = tests.get('pr');
  return tests.set('pr', (facets) => {
    const { selling } = facets;
    return selling !== undefined && selling >= bounds.lowest && selling <= bounds.highest && (band?.(facets) ?? true);
  });
}
