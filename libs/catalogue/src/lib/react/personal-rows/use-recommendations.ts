import { useApp } from '@lyng/feature';
import type { RecommendationListBody } from '@lyng/search-client';
import { useEffect, useState } from 'react';
import type { RecommendationRow } from '../../core/recommendation.ts';
import { loadRecommendations } from '../../wire/load-recommendations.ts';
import type { RecommendationPlace } from '../../wire/load-recommendations.ts';

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
  const [rows, setRows] = useState(none);
  const requestKey = JSON.stringify({ place, lists });
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const request = JSON.parse(requestKey) as {
        readonly place: RecommendationPlace;
        readonly lists: readonly RecommendationListBody[];
      };
      const service = await port('searchService').catch(() => undefined);
      if (!service) return;
      const result = await loadRecommendations(service, {
        ...request,
        signal: leaving.signal,
        log: (text) => console.warn(text),
      });
      if (!leaving.signal.aborted) setRows(result.ok ? result.value : none);
    };
    void load();
    return () => leaving.abort();
  }, [requestKey, port]);
  return rows;
}
