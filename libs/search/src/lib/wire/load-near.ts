import { queryAutocomplete, queryNavigationTree, querySearchPage } from '@lyng/search-client';
import type { ProductGroup, SearchService } from '@lyng/search-client';
import { nearPlaces } from '../core/near-places.ts';
import type { SearchExtras } from '../core/search-extras.ts';
import { parseProductHit, PRODUCT_BLOCK } from './parse-product-hit.ts';
import { placesOf } from './read-places.ts';

const MAX_NEAR = 12;
const MAX_PLACES = 6;

/** The shop's ids of the first product of each group. */
export const productIdsOf = (groups: readonly ProductGroup[]): readonly number[] =>
  groups.flatMap(({ products: [product] }) => (product && parseProductHit(product)?.product.productId) ?? []);

/** Links for a search without products: popular searches, and lists with a name like its words. */
export async function loadWaysOn(
  service: SearchService,
  text: string,
  signal?: AbortSignal,
): Promise<Pick<SearchExtras, 'places' | 'popular'>> {
  const [popular, navigation] = await Promise.all([
    queryAutocomplete(service, { q: '' }, undefined, signal),
    queryNavigationTree(service, undefined, signal),
  ]);
  return {
    popular: popular.ok ? popular.value.phraseSuggestions.map(({ q }) => q) : [],
    places: navigation.ok ? nearPlaces(placesOf(navigation.value.tree), text, MAX_PLACES) : [],
  };
}

/**
 * Products that match nearly all words, below the `totalHits` that match all of them. The service adds them to the end
 * of its list.
 */
export async function loadNearIds(
  service: SearchService,
  { text, totalHits }: { readonly text: string; readonly totalHits: number },
  signal?: AbortSignal,
): Promise<readonly number[]> {
  const search = { q: text, notify: false, limit: MAX_NEAR, skip: totalHits, presentCustom: [PRODUCT_BLOCK] };
  const found = await querySearchPage(service, search, undefined, signal);
  return found.ok ? productIdsOf(found.value.secondaryList?.productGroups ?? []).slice(0, MAX_NEAR) : [];
}
