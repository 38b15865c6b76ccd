import { parseListedProducts } from '@lyng/commerce-client';
import { correctListQuery } from '@lyng/routing/core';
import { categoryTrail } from '../core/category-trail.ts';
import type { Category } from '../core/category-trail.ts';
import { facetGroups, facetLabels } from '../core/facet-groups.ts';
import type { FacetCounts } from '../core/facet-groups.ts';
import type { ListDefinition, ListInfo, ListPage } from '../core/list-page-data.ts';
import type { ListPageQuery } from './list-page.generated.ts';
import { parseAlternates, parseMeta } from './parse-page-meta.ts';
import { present } from './present.ts';

type WireInfo = ListPageQuery['listPageInfo'];
type WireFilters = NonNullable<ListPageQuery['products']>['filters'];

const parseInfo = (info: NonNullable<WireInfo>): ListInfo => ({
  name: info.name,
  description: info.hideDescription ? '' : (info.primaryDescription ?? ''),
  secondaryDescription: info.hideDescription ? '' : (info.secondaryDescription ?? ''),
  isTitleHidden: info.hideTitle,
  canonicalUrl: info.canonicalUrl ?? '',
  alternates: parseAlternates(info.alternativeUrls),
  meta: parseMeta(info.meta),
  subCategories: present(info.subCategories)
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ alias, name }) => (alias ? [{ alias, name }] : [])),
});

/** A category's facet, as the backend spells it. */
const facetIdOf = (categoryId: number): string => `c_${categoryId}`;

/** The facet of the category above, by facet. */
const parentFacets = (categories: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(
    categories.flatMap(({ categoryId, parentCategoryId }) =>
      parentCategoryId === 0 ? [] : [[facetIdOf(categoryId), facetIdOf(parentCategoryId)] as const],
    ),
  );

const parseFacets = (filters: WireFilters | undefined, parents: ReadonlyMap<string, string>): readonly FacetCounts[] =>
  present(filters?.facets).map(({ type, group, label, order, values }) => ({
    type: type ?? '',
    group: group ?? '',
    label: label ?? '',
    order,
    values: present(values).flatMap((value) =>
      value.facetId && value.label
        ? [
            {
              facetId: value.facetId,
              parentId: parents.get(value.facetId) ?? null,
              label: value.label,
              count: value.count,
              order: value.order,
              hidden: value.hidden,
            },
          ]
        : [],
    ),
  }));

const link = ({ categoryId, alias, name }: Category): ListPage['trail'][number] => ({ categoryId, alias, name });

/** Parses a list of the API; a malformed product is dropped, the list stays. */
export const parseListPage = (
  data: ListPageQuery,
  categories: readonly Category[],
  request: ListDefinition,
): ListPage => {
  const { source } = request;
  const count = data.products?.count ?? 0;
  const info = data.listPageInfo;
  // By id: the address may name the category in another language.
  const facets = parseFacets(data.products?.filters, parentFacets(categories)).filter(
    ({ type }) => type !== (request.vatIncluded ? 'PriceExVat' : 'Price'),
  );
  // Where the backend returns no filters, the address is the only source.
  const { query, dropped } =
    facets.length > 0 ? correctListQuery(request.query, facetLabels(facets)) : { query: request.query, dropped: 0 };
  const trail = source.kind === 'category' && info ? categoryTrail(categories, info.id).map(link) : [];
  return {
    ...request,
    query,
    droppedFilters: dropped,
    count,
    pages: { from: query.page, to: query.page },
    products: parseListedProducts(data.products?.products),
    groups: facetGroups(
      facets,
      query,
      trail.map(({ categoryId }) => facetIdOf(categoryId)),
    ),
    info: info?.id ? parseInfo(info) : null,
    trail,
  };
};
