import type { NavigationNode, ProductGroup } from '@lyng/search-client';
import type { Place } from '../core/match-places.ts';
import { brandLinkOf } from './parse-product-hit.ts';

/** The lists of the shop's navigation, each with its department: several have a list of the same name. */
export const placesOf = (node: NavigationNode, within?: string): readonly Place[] => {
  const own: readonly Place[] =
    node.type === 'PRODUCT' ? [{ name: node.label, within, link: node.path, count: node.count }] : [];
  const below = within ?? (node.type === 'PRODUCT' ? node.label : undefined);
  return [...own, ...node.children.flatMap((child) => placesOf(child, below))];
};

/** The brands of products, each once. */
export const brandsOf = (groups: readonly ProductGroup[]): readonly Place[] => {
  const brands = groups.flatMap(({ products }) => products.flatMap((product) => brandLinkOf(product) ?? []));
  return [
    ...new Map(brands.map(({ name, link }) => [link, { name, within: undefined, link, count: undefined }])).values(),
  ];
};
