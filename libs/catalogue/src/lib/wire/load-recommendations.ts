import { assertNever, fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { queryAddToCartPopup, queryCartPage, queryLandingPage, queryProductPage } from '@lyng/search-client';
import type { RecommendationList, RecommendationListBody, SearchFailure, SearchService } from '@lyng/search-client';
import type { RecommendationRow } from '../core/recommendation.ts';
import { parseRecommendations } from './parse-recommendations.ts';
import { productBlocks } from './parse-recommended-product.ts';

/** Where products are recommended, and what they go with. Keys are article numbers: of products, or of their sizes. */
export type RecommendationPlace =
  | { readonly kind: 'product'; readonly productKey: string }
  | { readonly kind: 'cart'; readonly cart: readonly string[] }
  | { readonly kind: 'added'; readonly variantKey: string; readonly cart: readonly string[] }
  | { readonly kind: 'landing'; readonly pageReference: string };

export interface RecommendationRequest {
  readonly place: RecommendationPlace;
  readonly lists: readonly RecommendationListBody[];
  readonly signal?: AbortSignal;
  /** Told what could not be read of an answer; nothing a shopper sees. */
  readonly log: (text: string) => void;
}

const presentCustom = productBlocks;

const listsOf = <Page extends { readonly recommendationLists: RecommendationList[] }>(
  answer: Result<SearchFailure, Page>,
) => (answer.ok ? ok(answer.value.recommendationLists) : fail(answer.error));

async function ask(
  service: SearchService,
  { place, lists, signal }: RecommendationRequest,
): Promise<Result<SearchFailure, RecommendationList[]>> {
  const body = { recommendationLists: lists };
  switch (place.kind) {
    case 'product':
      return listsOf(await queryProductPage(service, { productKey: place.productKey, presentCustom }, body, signal));
    case 'cart':
      return listsOf(await queryCartPage(service, { cart: place.cart, presentCustom }, body, signal));
    case 'added':
      return listsOf(
        await queryAddToCartPopup(
          service,
          { variantKey: place.variantKey, cart: place.cart, presentCustom },
          lists,
          signal,
        ),
      );
    case 'landing':
      return listsOf(
        await queryLandingPage(service, { pageReference: place.pageReference, presentCustom }, body, signal),
      );
    default:
      return assertNever(place);
  }
}

/** Asks the search service what goes with something; what cannot be read is logged and left out. */
export async function loadRecommendations(
  service: SearchService,
  request: RecommendationRequest,
): Promise<Result<SearchFailure, readonly RecommendationRow[]>> {
  const answer = await ask(service, request);
  if (!answer.ok) return answer;
  const { rows, faults } = parseRecommendations(answer.value);
  for (const fault of faults) {
    const what = fault.kind === 'no-json' ? `its block ${fault.block} is no JSON` : `it has no ${fault.part}`;
    request.log(`@lyng/catalogue: the recommended product ${fault.key} was left out, because ${what}.`);
  }
  return ok(rows);
}
