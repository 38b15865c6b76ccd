import type { AppContext } from '@lyng/feature';

/** Loads what the header's search needs for its suggestions: code, texts, state and the search service of this tab. */
export async function loadSuggestions({ addLazySlices, loadMessages, port }: AppContext) {
  const [{ takeOver }, service] = await Promise.all([
    import('./lazy-search.tsx'),
    port('searchService'),
    loadMessages('search'),
    addLazySlices(),
  ]);
  return { takeOver, service };
}
