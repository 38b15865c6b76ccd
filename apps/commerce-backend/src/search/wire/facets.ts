import { describeFacets } from '../../catalogue/facets/describe-facets.ts';
import type { Facet, FacetValue } from '../../catalogue/facets/facet.ts';
import type { FacetCounts } from '../../catalogue/facets/count-facets.ts';
import type { View } from '../../catalogue/wire/view.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import type { FacetChoice } from '../request/facet-choice.ts';

interface Parts {
  readonly view: View;
  readonly counted: FacetCounts;
  readonly choice: FacetChoice;
  readonly department?: number | undefined;
}

/** The part of a catalogue facet id after its group. */
const valueId = ({ facetId }: FacetValue): string => facetId.slice(facetId.indexOf('_') + 1);

const toValues = (facet: Facet, chosen: ReadonlySet<string>) =>
  facet.values
    .filter(({ hidden, facetId }) => !hidden || chosen.has(facetId))
    .map((value) => ({
      id: valueId(value),
      label: value.label,
      selected: chosen.has(value.facetId),
      count: value.count,
    }));

const boundsOf = ({ prices }: FacetCounts) => {
  const amounts = prices.pr.left.prices;
  const [min, max] = [amounts[0], amounts.at(-1)];
  return min === undefined || max === undefined ? {} : { min: decimal(min), max: decimal(max) };
};

const toPriceRange = ({ filterId, label }: Facet, { counted, choice, view }: Parts) => ({
  type: 'RANGE',
  id: filterId,
  label,
  unit: view.scope.market.currency,
  ...boundsOf(counted),
  ...(choice.price === undefined ? {} : { minSelected: decimal(choice.price.lowest) }),
  ...(choice.price === undefined || choice.price.highest === Infinity
    ? {}
    : { maxSelected: decimal(choice.price.highest) }),
});

const toFacet = (facet: Facet, parts: Parts, chosen: ReadonlySet<string>) => {
  const { filterId: id, label, type } = facet;
  if (type === 'Price') return toPriceRange(facet, parts);
  const values = toValues(facet, chosen);
  const selectedCount = values.filter(({ selected }) => selected).length;
  if (type === 'ReducedPrice')
    return { type: 'CHECKBOX', id, label, selected: selectedCount > 0, count: values[0]?.count ?? 0 };
  if (id === 'p-1') {
    const hex = parts.view.snapshot.columns.colourHexes;
    return {
      type: 'COLOR',
      id,
      label,
      selectedCount,
      values: values.map((value) => ({ ...value, color: hex.get(value.id) ?? 'transparent' })),
    };
  }
  return {
    type: 'TEXT',
    id,
    label,
    sort: type === 'Parameter' || type === 'Brand' ? 'ALPHABETICAL' : 'NATURAL',
    selectedCount,
    values,
  };
};

/** Women's shoes and children's are types of size; the first facet is that of all sizes together. */
const toSizes = (facets: readonly Facet[], chosen: ReadonlySet<string>) => {
  const types = facets
    .map((facet) => ({ label: facet.label, values: toValues(facet, chosen) }))
    .filter(({ values }) => values.length > 0);
  const selectedCount = types.flatMap(({ values }) => values).filter(({ selected }) => selected).length;
  const sizeTypes = types.map(({ label, values }) => ({ label, formats: [{ format: 'STANDARD', values }] }));
  return { type: 'SIZE', id: 'skus', label: facets[0]?.label ?? '', selectedCount, sizeTypes };
};

/** The contract's facets of a list, in the order of the shop. */
export function toFacets(parts: Parts) {
  const { view, counted, choice, department } = parts;
  const described = describeFacets({ snapshot: view.snapshot, scope: view.scope, counted, department });
  const chosen = new Set(choice.ids);
  const sizes = described.filter(({ type }) => type === 'Sku');
  // They are adjacent, and become one.
  return described
    .filter(({ type }) => type !== 'PriceExVat')
    .filter((facet) => facet.type !== 'Sku' || facet === sizes[0])
    .map((facet) => (facet.type === 'Sku' ? toSizes(sizes, chosen) : toFacet(facet, parts, chosen)));
}
