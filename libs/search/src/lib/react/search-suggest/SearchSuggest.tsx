import { useLingui } from '@lingui/react/macro';
import { useHref, useSite } from '@lyng/routing';
import { notifyClick } from '@lyng/search-client';
import type { SearchService } from '@lyng/search-client';
import { Combobox, useNavigation } from '@lyng/ui';
import type { ComboboxOption } from '@lyng/ui';
import { useMemo, useRef, useState } from 'react';
import { shopPath } from '../../core/shop-path.ts';
import { createSuggester } from '../../wire/create-suggester.ts';
import styles from './SearchSuggest.module.css';
import { SuggestFooter } from './SuggestFooter.tsx';
import type { ClearedWords } from './SuggestFooter.tsx';
import { useSuggestionRows } from './suggestion-rows.tsx';
import { useDirectRedirect, useFollowedPhrase, useTakenOver } from './use-suggest-input.ts';
import type { DirectRedirect, PlainInput } from './use-suggest-input.ts';
import { useSheetRoom } from './use-sheet-room.ts';
import { useShownSuggestions } from './use-suggestions.ts';
import type { SuggestionState } from './use-suggestions.ts';

export interface SearchSuggestProps {
  /** The id that the field's label names. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** The text of the search, on a page of results. */
  readonly phrase?: string;
  /** The input that it replaces. */
  readonly plain?: PlainInput;
  readonly service: SearchService;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /**
   * The shopper clears the recent searches: show a message with an undo action, and dispatch `recentSearchesCleared`.
   */
  readonly onClear: (words: ClearedWords) => void;
}

const wayOf = (state: SuggestionState, basePath: string): DirectRedirect | null => {
  const { text, namedLink } = state.kind === 'loaded' ? state.suggestions : { text: '', namedLink: null };
  const path = namedLink === null ? null : shopPath(namedLink, basePath);
  return path === null ? null : { text, path };
};

/** The input of the search field with suggestions while somebody types; any text may be searched for. */
export const SearchSuggest = ({
  id,
  label,
  hint,
  phrase = '',
  plain,
  service,
  vatIncluded,
  onClear,
}: SearchSuggestProps) => {
  const { t } = useLingui();
  const href = useHref();
  const { basePath } = useSite();
  const { navigate } = useNavigation();
  const [{ suggest, removeRecent }] = useState(() => createSuggester(service));
  const { state, shown, request, drop } = useShownSuggestions(suggest);
  const { groups, choiceOf } = useSuggestionRows(shown, vatIncluded);
  const root = useRef<HTMLDivElement>(null);
  useTakenOver(id, plain);
  useFollowedPhrase(id, phrase);
  useDirectRedirect(
    id,
    useMemo(() => wayOf(state, basePath), [state, basePath]),
    navigate,
  );
  useSheetRoom(root);

  const choose = (option: ComboboxOption) => {
    const choice = choiceOf(option);
    if (choice?.kind === 'search') return navigate(href('search-results', { search: choice.text.trim() }));
    const path = choice && shopPath(choice.link, basePath);
    if (!choice || path === null || path === undefined) return;
    if (choice.ticket !== undefined) void notifyClick(service, choice.ticket);
    navigate(path);
  };
  const remove = ({ text }: ComboboxOption) => {
    drop([text]);
    removeRecent(text);
  };
  const emptyTexts = {
    idle: undefined,
    loading: undefined,
    loaded:
      shown && shown.text.trim() !== '' ? t`Nothing goes by that name. You can search for it all the same.` : undefined,
    silent: t`No suggestions right now. You can still search.`,
  };
  return (
    <div ref={root} className={styles.field}>
      <Combobox
        id={id}
        label={label}
        type="search"
        name="q"
        required
        maxLength={100}
        placeholder={hint}
        groups={groups}
        busy={state.kind === 'loading' && state.text !== ''}
        emptyText={emptyTexts[state.kind]}
        popupClassName={styles.popup}
        onType={request}
        onChoose={choose}
        onRemove={remove}
        footer={(close) => (
          <SuggestFooter hasRecent={Boolean(shown?.recent.length)} onClear={onClear} onClose={close} />
        )}
      />
    </div>
  );
};
