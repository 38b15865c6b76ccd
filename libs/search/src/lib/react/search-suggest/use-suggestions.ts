import { latestOnly } from '@lyng/search-client';
import { useState } from 'react';
import { withoutRecent } from '../../core/suggestions.ts';
import type { Suggestions } from '../../core/suggestions.ts';
import type { Suggest } from '../../wire/create-suggester.ts';

/** What is known of the text in the field. */
export type SuggestionState =
  | { readonly kind: 'nothing-asked' }
  /** The answer to the letters before may stay until the next is there. */
  | { readonly kind: 'asking'; readonly text: string; readonly last: Suggestions | undefined }
  | { readonly kind: 'answered'; readonly suggestions: Suggestions }
  /** The search service is silent; the field works without it. */
  | { readonly kind: 'silent' };

/** The suggestions that there are to show. */
export const shownSuggestions = (state: SuggestionState): Suggestions | undefined => {
  if (state.kind === 'answered') return state.suggestions;
  return state.kind === 'asking' ? state.last : undefined;
};

export interface SuggestionActions {
  readonly ask: (text: string) => void;
  /** Takes recent searches out of what is shown. */
  readonly drop: (which: readonly string[] | 'all') => void;
}

/** Asks for suggestions; what is shown always answers the text that was typed last, in whatever order answers come (PAIN-16). */
export function useSuggestions(suggest: Suggest): readonly [SuggestionState, SuggestionActions] {
  const [state, setState] = useState<SuggestionState>({ kind: 'nothing-asked' });
  const [latest] = useState(() => latestOnly((signal, text: string) => suggest(text, signal)));
  const ask = async (text: string): Promise<void> => {
    setState((before) => {
      const last = shownSuggestions(before);
      // What was offered to an empty field has nothing to do with what is typed, and the other way round.
      return { kind: 'asking', text, last: last && (last.text === '') === (text === '') ? last : undefined };
    });
    const answer = await latest(text);
    if (answer.ok) setState({ kind: 'answered', suggestions: answer.value });
    else if (answer.error.kind !== 'aborted') setState({ kind: 'silent' });
  };
  const drop: SuggestionActions['drop'] = (which) =>
    setState((before) => {
      if (before.kind === 'answered')
        return { kind: 'answered', suggestions: withoutRecent(before.suggestions, which) };
      return before.kind === 'asking' && before.last ? { ...before, last: withoutRecent(before.last, which) } : before;
    });
  return [state, { ask: (text) => void ask(text), drop }];
}
