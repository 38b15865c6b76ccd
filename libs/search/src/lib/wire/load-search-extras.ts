import { fail, ok } from '@lyng/model';
import { queryContentSearchPage, querySearchPage } from '@lyng/search-client';
import type { SearchResult, SearchService } from '@lyng/search-client';
import type { SearchExtras, LiteralResults } from '../core/search-extras.ts';
import { understoodSearch } from '../core/understood-filters.ts';
import { loadNearIds, loadWaysOn, productIdsOf } from './load-near.ts';
import { PRODUCT_BLOCK } from './parse-product-hit.ts';

export interface SearchExtrasRequest {
  readonly text: string;
  /** The exact words: no other spelling replaces them. */
  readonly isLiteral: boolean;
  /**
   * The shopper searched just now: it counts, and is among the recent searches. Not so for another page, a filter, or
   * on a server.
   */
  readonly isNew: boolean;
  /** Whether the content pages are shown, or only their number. */
  readonly withPages: boolean;
  /** Whether products that match nearly all words are shown below a short list. */
  readonly withNear: boolean;
}

/** The maximum of the service: for products of the literal search, and for content pages. */
const MAX_RESULTS = 60;
/** A list with fewer products is short: three rows of a laptop. */
const SHORT_LIST = 12;

const noWaysOn = { popular: [], places: [] };

/** Loads the data of a search beside the list of products: content pages, other spellings, related searches. */
export async function loadSearchExtras(
  service: SearchService,
  { text, isLiteral, isNew, withPages, withNear }: SearchExtrasRequest,
  signal?: AbortSignal,
): SearchResult<SearchExtras & { readonly literal: LiteralResults | null }> {
  const search = {
    q: text,
    notify: isNew,
    limit: isLiteral ? MAX_RESULTS : 1,
    ...(isLiteral && { origin: 'UNDO_AUTO_CORRECT' as const, presentCustom: [PRODUCT_BLOCK] }),
  };
  const [found, content] = await Promise.all([
    querySearchPage(service, search, undefined, signal),
    queryContentSearchPage(service, { q: text, notify: false, limit: withPages ? MAX_RESULTS : 1 }, undefined, signal),
  ]);
  if (!found.ok) return fail(found.error);
  // A failed request must not be shown as "no pages".
  if (withPages && !content.ok) return fail(content.error);
  const { autoCorrect, didYouMean, leftOut = [], primaryList, relatedSearches = [], understood } = found.value;
  const { totalHits } = primaryList;
  const isShort = totalHits < SHORT_LIST;
  const [waysOn, nearIds] = await Promise.all([
    totalHits === 0 ? loadWaysOn(service, text, signal) : noWaysOn,
    withNear && !isLiteral && isShort ? loadNearIds(service, { text, totalHits }, signal) : [],
  ]);
  const words = (phrases: readonly { readonly q: string }[]): readonly string[] => phrases.map(({ q }) => q);
  const pages = content.ok ? content.value.primaryList : { items: [], totalHits: null };
  return ok({
    correctedTo: autoCorrect?.q ?? null,
    didYouMean: words(didYouMean),
    related: words(relatedSearches),
    pages: pages.items.map(({ key, title, description = '', link, ticket }) => ({
      key,
      title,
      description,
      link,
      ticket,
    })),
    pageCount: pages.totalHits,
    ...waysOn,
    understood: isLiteral ? null : understoodSearch(understood, primaryList.facets),
    leftOut,
    nearIds,
    literal: isLiteral ? { productIds: productIdsOf(primaryList.productGroups), totalHits } : null,
  });
}
