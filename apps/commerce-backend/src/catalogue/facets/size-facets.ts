import type { Language } from '@lyng/model';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { departmentOf, sizeValue } from '../columns/size-names.ts';
import type { SizeName } from '../columns/size-names.ts';
import type { FacetCounts } from './count-facets.ts';
import type { Facet } from './facet.ts';
import { facetValues } from './facet.ts';
import { textsIn } from '../../shop/texts.ts';
import { facetLabels } from './facet-labels.ts';

interface CountedSize extends SizeName {
  readonly count: number;
}

/** `Women · Shoes`, without the parts that all of them share. */
const headings = (
  { categoryById }: CatalogueIndex,
  familyIds: readonly number[],
  language: Language,
): readonly string[] => {
  const nameOf = (categoryId: number | undefined): string =>
    categoryById.get(categoryId ?? 0)?.texts[language].name ?? '';
  const names = familyIds.map((id) => [nameOf(categoryById.get(id)?.parentCategoryId), nameOf(id)]);
  const differs = [0, 1].map((part) => new Set(names.map((name) => name[part])).size > 1);
  return names.map((name) => name.filter((text, part) => text !== '' && differs[part]).join(' · '));
};

/** Every size once, of whatever family. */
const everySize = (sizes: readonly CountedSize[]): readonly CountedSize[] =>
  [...Map.groupBy(sizes, ({ token }) => token).values()].flatMap((same) =>
    same[0] === undefined ? [] : [{ ...same[0], count: same.reduce((sum, { count }) => sum + count, 0) }],
  );

const facetOf = (
  group: string,
  label: string,
  sizes: readonly CountedSize[],
  { value, hidden }: { readonly value: (size: SizeName) => string; readonly hidden: boolean },
): Omit<Facet, 'order'> => {
  const counts = new Map(sizes.map((size) => [value(size), size.count]));
  return {
    filterId: 'skus',
    type: 'Sku',
    group,
    label,
    values: facetValues(
      's',
      sizes.map((size) => ({ value: value(size), label: size.label })),
      (id) => counts.get(id) ?? 0,
      hidden,
    ),
  };
};

/**
 * The sizes of a list, of its department alone where it has one: one facet, or one per family where the list mixes several, because the same size means something
 * else in each. Ids of the other form are recognized and hidden: an address stays valid for a list that has changed.
 */
export function sizeFacets(
  { index, columns }: Pick<CatalogueSnapshot, 'index' | 'columns'>,
  language: Language,
  counted: FacetCounts,
  department?: number,
): readonly Omit<Facet, 'order'>[] {
  const isListed = ({ familyId }: SizeName): boolean =>
    department === undefined || departmentOf(index.categoryById, familyId) === department;
  const sizes = columns.sizeNames.filter(isListed).flatMap((size) => {
    const count = counted.countOf(`s_${sizeValue(size)}`);
    return count === undefined ? [] : [{ ...size, count }];
  });
  const families = Map.groupBy(sizes, ({ familyId }) => familyId);
  // As the tree has them.
  const familyIds = index.categories.map(({ categoryId }) => categoryId).filter((id) => families.has(id));
  const isMixed = familyIds.length > 1;
  const labels = isMixed ? headings(index, familyIds, language) : [];
  return [
    facetOf('skus', facetLabels(textsIn(language)).size, everySize(sizes), {
      value: ({ token }) => token,
      hidden: isMixed,
    }),
    ...familyIds.map((id, place) =>
      facetOf(`skus-${id}`, labels[place] ?? '', families.get(id) ?? [], { value: sizeValue, hidden: !isMixed }),
    ),
  ];
}
