import { useApp } from '@lyng/feature';
import { loadRecommendations } from '@lyng/catalogue';
import type { RecommendationPlace, RecommendationRow } from '@lyng/catalogue';
import { useSite } from '@lyng/routing';
import type { RecommendationListBody } from '@lyng/search-client';
import { useEffect, useState } from 'react';
import { searchServiceOf } from '../../client/search-service.ts';

const none: readonly RecommendationRow[] = [];

/**
 * The search service's recommendations for a place; empty until they load and on failure. The lists of a place never
 * change. While new ones load, the old ones stay.
 */
export function useRecommendations(
  place: RecommendationPlace | null,
  lists: readonly RecommendationListBody[],
): readonly RecommendationRow[] {
  const { store } = useApp();
  const site = useSite();
  const [rows, setRows] = useState(none);
  const requestKey = place && JSON.stringify({ place, lists });
  useEffect(() => {
    if (!requestKey) return;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const request = JSON.parse(requestKey) as {
        readonly place: RecommendationPlace;
        readonly lists: readonly RecommendationListBody[];
      };
      const result = await loadRecommendations(searchServiceOf(store, site), {
        ...request,
        signal: leaving.signal,
        log: (text) => console.warn(text),
      });
      if (!leaving.signal.aborted) setRows(result.ok ? result.value : none);
    };
    void load();
    return () => leaving.abort();
  }, [requestKey, store, site]);
  return requestKey ? rows : none;
}
