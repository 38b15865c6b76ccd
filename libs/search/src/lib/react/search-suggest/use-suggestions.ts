import { latestOnly } from '@lyng/search-client';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { withoutRecent } from '../../core/suggestions.ts';
import type { Suggestions } from '../../core/suggestions.ts';
import type { Suggest } from '../../wire/create-suggester.ts';
import { selectAreRecentSearchesCleared, selectTimesForgotten } from '../../state/recent-searches-slice.ts';

/** The suggestions for the text in the field. */
export type SuggestionState =
  | { readonly kind: 'idle' }
  /** The suggestions for the previous text (`last`) may stay until the next ones are loaded. */
  | { readonly kind: 'loading'; readonly text: string; readonly last: Suggestions | undefined }
  | { readonly kind: 'loaded'; readonly suggestions: Suggestions }
  /** The search service is silent; the field works without it. */
  | { readonly kind: 'silent' };

/** The suggestions that there are to show. */
const shownSuggestions = (state: SuggestionState): Suggestions | undefined => {
  if (state.kind === 'loaded') return state.suggestions;
  return state.kind === 'loading' ? state.last : undefined;
};

/** The suggestions for the typed text, without recent searches that the shopper has removed. */
export function useShownSuggestions(suggest: Suggest) {
  const [state, setState] = useState<SuggestionState>({ kind: 'idle' });
  const [latest] = useState(() => latestOnly((signal, text: string) => suggest(text, signal)));
  /** The shown suggestions always belong to the latest typed text, in whatever order responses arrive. */
  const request = async (text: string): Promise<void> => {
    setState((before) => {
      const last = shownSuggestions(before);
      // Suggestions for an empty field have nothing to do with those for a text, and the other way round.
      return { kind: 'loading', text, last: last && (last.text === '') === (text === '') ? last : undefined };
    });
    const result = await latest(text);
    if (result.ok) setState({ kind: 'loaded', suggestions: result.value });
    else if (result.error.kind !== 'aborted') setState({ kind: 'silent' });
  };
  /** Takes recent searches out of what is shown. */
  const drop = (which: readonly string[] | 'all'): void =>
    setState((before) => {
      if (before.kind === 'loaded') return { kind: 'loaded', suggestions: withoutRecent(before.suggestions, which) };
      return before.kind === 'loading' && before.last ? { ...before, last: withoutRecent(before.last, which) } : before;
    });
  const areCleared = useSelector(selectAreRecentSearchesCleared);
  const timesForgotten = useSelector(selectTimesForgotten);
  const [known, setKnown] = useState(timesForgotten);
  if (known !== timesForgotten) {
    // The result is outdated and would show them again.
    setKnown(timesForgotten);
    drop('all');
  }
  const current = shownSuggestions(state);
  const shown = current && areCleared ? withoutRecent(current, 'all') : current;
  return { state, shown, request: (text: string) => void request(text), drop };
}
