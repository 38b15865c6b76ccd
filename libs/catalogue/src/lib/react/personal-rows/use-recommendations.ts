import { useApp } from '@lyng/feature';
import type { RecommendationListBody } from '@lyng/search-client';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import type { RecommendationRow } from '../../core/recommendation.ts';
import { loadRecommendations } from '../../wire/load-recommendations.ts';
import type { RecommendationPlace, RecommendationRequest } from '../../wire/load-recommendations.ts';

const none: readonly RecommendationRow[] = [];

/**
 * The search service's recommendations for a place; empty until they load and on failure. The lists of a place never
 * change. While new ones load, the old ones stay.
 */
export function useRecommendations(
  place: RecommendationPlace,
  lists: readonly RecommendationListBody[],
): readonly RecommendationRow[] {
  const { port } = useApp();
  const requestKey = JSON.stringify({ place, lists });
  const load = useCallback(async () => {
    const request = JSON.parse(requestKey) as Pick<RecommendationRequest, 'place' | 'lists'>;
    const service = await port('searchService').catch(() => undefined);
    const result = service && (await loadRecommendations(service, { ...request, log: (text) => console.warn(text) }));
    return result?.ok ? result.value : none;
  }, [requestKey, port]);
  return useLoaded(true, load)[0] ?? none;
}
