import { useState } from 'react';
import { useSelector } from 'react-redux';
import { withoutRecent } from '../../core/suggestions.ts';
import type { Suggestions } from '../../core/suggestions.ts';
import { selectAreRecentSearchesCleared, selectTimesForgotten } from '../../state/recent-searches-slice.ts';
import type { Suggest } from '../../wire/create-suggester.ts';
import { shownSuggestions, useSuggestions } from './use-suggestions.ts';
import type { SuggestionActions, SuggestionState } from './use-suggestions.ts';

export interface ShownSuggestions extends SuggestionActions {
  readonly state: SuggestionState;
  /** The suggestions to show, without recent searches that have been removed. */
  readonly shown: Suggestions | undefined;
}

/** The suggestions for the typed text, in sync with the recent searches that the shopper has removed. */
export function useShownSuggestions(suggest: Suggest): ShownSuggestions {
  const [state, { request, drop }] = useSuggestions(suggest);
  const areCleared = useSelector(selectAreRecentSearchesCleared);
  const timesForgotten = useSelector(selectTimesForgotten);
  const [known, setKnown] = useState(timesForgotten);
  if (known !== timesForgotten) {
    // The result is outdated and would show them again.
    setKnown(timesForgotten);
    drop('all');
  }
  const current = shownSuggestions(state);
  return { state, shown: current && areCleared ? withoutRecent(current, 'all') : current, request, drop };
}
