import { parseColour } from '@lyng/commerce-client';
import type { ProductGroup, RecommendationList } from '@lyng/search-client';
import type { RecommendationRow, RecommendedProduct } from '../core/recommendation.ts';
import { parseRecommendedProduct } from './parse-recommended-product.ts';
import type { RecommendationIssue } from './parse-recommended-product.ts';

/** Parses recommendation lists: a malformed product is an issue and is dropped, then groups and lists left empty. */
export function parseRecommendations(lists: readonly RecommendationList[]) {
  const issues: RecommendationIssue[] = [];
  const groupOf = ({ products }: ProductGroup): readonly RecommendedProduct[] => {
    const colours = products.length > 1 && {
      colours: products.map(({ swatch }) => parseColour(swatch.colors[0]?.replace('#', ''))),
    };
    return products.flatMap((product) => {
      const read = parseRecommendedProduct(product);
      if (!read.ok) issues.push(read.error);
      return read.ok ? [{ ...read.value, product: { ...read.value.product, ...colours } }] : [];
    });
  };
  const rows = lists
    .filter(({ visible }) => visible)
    .flatMap(({ id, label = '', productGroups }): readonly RecommendationRow[] => {
      const groups = productGroups.flatMap((group): RecommendationRow['groups'] => {
        const [first, ...others] = groupOf(group);
        return first ? [[first, ...others]] : [];
      });
      return groups.length > 0 ? [{ id, label, groups }] : [];
    });
  return { rows, issues };
}
