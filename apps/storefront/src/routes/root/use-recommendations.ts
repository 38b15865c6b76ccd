import { loadRecommendations } from '@lyng/catalogue';
import type { RecommendationPlace, RecommendationRow } from '@lyng/catalogue';
import { useSite } from '@lyng/routing';
import type { RecommendationListBody } from '@lyng/search-client';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { searchServiceOf } from '../../client/search-service.ts';
import type { AppStore } from '../../store.ts';

const none: readonly RecommendationRow[] = [];

/**
 * What the search service recommends for a place, and nothing while it has not answered or cannot. The lists of a place never
 * change. While another answer is on its way the last one stays.
 */
export function useRecommendations(
  place: RecommendationPlace | null,
  lists: readonly RecommendationListBody[],
): readonly RecommendationRow[] {
  const store = useStore() as AppStore;
  const site = useSite();
  const [rows, setRows] = useState(none);
  const asked = place && JSON.stringify({ place, lists });
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const question = JSON.parse(asked) as {
        readonly place: RecommendationPlace;
        readonly lists: readonly RecommendationListBody[];
      };
      const answer = await loadRecommendations(searchServiceOf(store, site), {
        ...question,
        signal: leaving.signal,
        log: (text) => console.warn(text),
      });
      if (!leaving.signal.aborted) setRows(answer.ok ? answer.value : none);
    };
    void load();
    return () => leaving.abort();
  }, [asked, store, site]);
  return asked ? rows : none;
}
