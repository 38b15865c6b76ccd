import { useHref } from '@lyng/routing';
import type { Href } from '@lyng/routing';
import type { ListQuery } from '@lyng/routing/core';
import type { ListSource } from '../../core/list-source.ts';

/** The address of a list with the filters of a query. */
export const listHref = (href: Href, source: ListSource, query?: ListQuery): string => {
  const options = query && { query };
  switch (source.kind) {
    case 'category':
      return href('category', { category: source.alias }, options);
    case 'brand':
      return href('brand', { brand: source.alias }, options);
    case 'campaign':
      return href('discount-campaign', { discountCampaign: source.alias }, options);
    case 'general':
      return href('list', { list: source.name }, options);
    case 'search':
      return href('search-results', { search: source.text }, options);
    case 'new':
      return href('new-products', {}, options);
    case 'bestsellers':
      return href('bestsellers', {}, options);
    case 'coming-soon':
      return href('coming-soon', {}, options);
  }
};

/** Writes the addresses of the list that is shown. */
export const useListHref = (source: ListSource) => {
  const href = useHref();
  return (query?: ListQuery): string => listHref(href, source, query);
};
