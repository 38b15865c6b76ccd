import { fail, ok } from '@lyng/model';
import { queryAutocomplete, queryContentSearchPage, querySearchPage } from '@lyng/search-client';
import type { Answer, SearchService } from '@lyng/search-client';
import type { Findings, LiteralFindings } from '../core/findings.ts';
import { parseProductHit, PRODUCT_BLOCK } from './parse-product-hit.ts';

export interface FindingsRequest {
  readonly text: string;
  /** The words are meant as they were typed: no other spelling takes their place. */
  readonly isLiteral: boolean;
  /** The shopper searched just now: it counts, and is among the recent searches. Not so for a page that is turned or filtered, nor on a server. */
  readonly isNew: boolean;
  /** Whether the pages of text are shown, or only how many they are. */
  readonly withPages: boolean;
}

/** As many as the service gives at a time: of products of the literal search, and of pages of text. */
const MOST = 60;

/** Asks what a search finds beside the list of products: pages of text, other spellings, related searches. */
export async function loadFindings(
  service: SearchService,
  { text, isLiteral, isNew, withPages }: FindingsRequest,
  signal?: AbortSignal,
): Answer<Findings & { readonly literal: LiteralFindings | null }> {
  const search = {
    q: text,
    notify: isNew,
    limit: isLiteral ? MOST : 1,
    ...(isLiteral && { origin: 'UNDO_AUTO_CORRECT' as const, presentCustom: [PRODUCT_BLOCK] }),
  };
  const [found, content] = await Promise.all([
    querySearchPage(service, search, undefined, signal),
    queryContentSearchPage(service, { q: text, notify: false, limit: withPages ? MOST : 1 }, undefined, signal),
  ]);
  if (!found.ok) return fail(found.error);
  // Who wants to see the pages is not told that there are none because nobody could say.
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
