import { fail, ok } from '@lyng/model';
import { queryAutocomplete, queryContentSearchPage, querySearchPage } from '@lyng/search-client';
import type { SearchResult, SearchService } from '@lyng/search-client';
import type { SearchExtras, LiteralResults } from '../core/search-extras.ts';
import { parseProductHit, PRODUCT_BLOCK } from './parse-product-hit.ts';

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
}

/** The maximum of the service: for products of the literal search, and for content pages. */
const MAX_RESULTS = 60;

/** Loads the data of a search beside the list of products: content pages, other spellings, related searches. */
export async function loadSearchExtras(
  service: SearchService,
  { text, isLiteral, isNew, withPages }: SearchExtrasRequest,
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
  const { autoCorrect, didYouMean, primaryList, relatedSearches = [] } = found.value;
  const popular =
    primaryList.totalHits === 0 ? await queryAutocomplete(service, { q: '' }, undefined, signal) : undefined;
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
    popular: popular?.ok ? words(popular.value.phraseSuggestions) : [],
    literal: isLiteral
      ? {
          productIds: primaryList.productGroups.flatMap(
            ({ products: [product] }) => (product && parseProductHit(product)?.productId) ?? [],
          ),
          totalHits: primaryList.totalHits,
        }
      : null,
  });
}
