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
  /** Called with what could not be parsed of a response; shoppers see nothing of it. */
  readonly log: (text: string) => void;
}

const presentCustom = productBlocks;

const listsOf = <Page extends { readonly recommendationLists: RecommendationList[] }>(
  result: Result<SearchFailure, Page>,
) => (result.ok ? ok(result.value.recommendationLists) : fail(result.error));

async function requestLists(
  service: SearchService,
  { place, lists }: RecommendationRequest,
): Promise<Result<SearchFailure, RecommendationList[]>> {
  const body = { recommendationLists: lists };
  switch (place.kind) {
    case 'product':
      return listsOf(await queryProductPage(service, { productKey: place.productKey, presentCustom }, body));
    case 'cart':
      return listsOf(await queryCartPage(service, { cart: place.cart, presentCustom }, body));
    case 'added':
      return listsOf(
        await queryAddToCartPopup(service, { variantKey: place.variantKey, cart: place.cart, presentCustom }, lists),
      );
    case 'landing':
      return listsOf(await queryLandingPage(service, { pageReference: place.pageReference, presentCustom }, body));
    default:
      return assertNever(place);
  }
}

/** Requests recommendations; entries that cannot be parsed are logged and left out. */
export async function loadRecommendations(
  service: SearchService,
  request: RecommendationRequest,
): Promise<Result<SearchFailure, readonly RecommendationRow[]>> {
  const result = await requestLists(service, request);
  if (!result.ok) return result;
  const { rows, issues } = parseRecommendations(result.value);
  for (const issue of issues) {
    const what =
      issue.kind === 'invalid-json' ? `its block ${issue.block} is not valid JSON` : `it has no ${issue.part}`;
    request.log(`@lyng/catalogue: the recommended product ${issue.key} was left out, because ${what}.`);
  }
  return ok(rows);
}
