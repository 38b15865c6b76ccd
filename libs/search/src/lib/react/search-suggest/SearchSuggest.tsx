import { useLingui } from '@lingui/react/macro';
import { useHref, useSite } from '@lyng/routing';
import { notifyClick } from '@lyng/search-client';
import type { SearchService } from '@lyng/search-client';
import { Button, Combobox, useNavigation } from '@lyng/ui';
import type { ComboboxOption } from '@lyng/ui';
import { useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { shopPath } from '../../core/shop-path.ts';
import { withoutRecent } from '../../core/suggestions.ts';
import { selectAreRecentSearchesCleared, selectTimesForgotten } from '../../state/recent-searches-slice.ts';
import { createSuggester } from '../../wire/create-suggester.ts';
import styles from './SearchSuggest.module.css';
import { useSuggestionRows } from './suggestion-rows.tsx';
import { useFollowedPhrase } from './use-followed-phrase.ts';
import { useSheetRoom } from './use-sheet-room.ts';
import { useStraightWay } from './use-straight-way.ts';
import type { StraightWay } from './use-straight-way.ts';
import { shownSuggestions, useSuggestions } from './use-suggestions.ts';
import type { SuggestionState } from './use-suggestions.ts';
import { useTakenOver } from './use-taken-over.ts';
import type { PlainInput } from './use-taken-over.ts';

/** What the message says in which clearing can be undone. */
export interface ClearedWords {
  readonly text: string;
  readonly undo: string;
}

export interface SearchSuggestProps {
  /** The id that the field's label names. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** What was searched for, on a page of results. */
  readonly phrase?: string;
  /** The input whose place it takes. */
  readonly plain?: PlainInput;
  readonly service: SearchService;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** The shopper clears the recent searches: show a message with the way to undo it, and say `recentSearchesCleared`. */
  readonly onClear: (words: ClearedWords) => void;
}

const wayOf = (state: SuggestionState, basePath: string): StraightWay | null => {
  const { text, namedLink } = state.kind === 'answered' ? state.suggestions : { text: '', namedLink: null };
  const path = namedLink === null ? null : shopPath(namedLink, basePath);
  return path === null ? null : { text, path };
};

/** The input of the search field with everything that it offers while somebody types; any text may be searched for all the same. */
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
  const [state, { ask, drop }] = useSuggestions(suggest);
  const areCleared = useSelector(selectAreRecentSearchesCleared);
  const timesForgotten = useSelector(selectTimesForgotten);
  const [known, setKnown] = useState(timesForgotten);
  if (known !== timesForgotten) {
    // The answer is from before; it would show them again.
    setKnown(timesForgotten);
    drop('all');
  }
  const answer = shownSuggestions(state);
  const shown = answer && areCleared ? withoutRecent(answer, 'all') : answer;
  const { groups, choiceOf } = useSuggestionRows(shown, vatIncluded);
  const root = useRef<HTMLDivElement>(null);
  useTakenOver(id, plain);
  useFollowedPhrase(id, phrase);
  useStraightWay(
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
    'nothing-asked': undefined,
    asking: undefined,
    answered:
      shown && shown.text.trim() !== '' ? t`Nothing goes by that name. You can search for it all the same.` : undefined,
    silent: t`There are no suggestions right now. You can search all the same.`,
  };
  return (
    <div ref={root} className={styles.field}>
      <Combobox
        bare
        id={id}
        label={label}
        type="search"
        name="q"
        required
        maxLength={100}
        placeholder={hint}
        groups={groups}
        busy={state.kind === 'asking' && state.text !== ''}
        emptyText={emptyTexts[state.kind]}
        popupClassName={styles.popup}
        onType={ask}
        onChoose={choose}
        onRemove={remove}
        footer={(close) => (
          <div className={styles.footer} data-clears={Boolean(shown?.recent.length) || undefined}>
            {shown && shown.recent.length > 0 && (
              <Button variant="quiet" onClick={() => onClear({ text: t`Recent searches removed`, undo: t`Undo` })}>
                {t`Remove all recent searches`}
              </Button>
            )}
            <span className={styles.close}>
              <Button variant="quiet" onClick={close}>
                {t`Close`}
              </Button>
            </span>
          </div>
        )}
      />
    </div>
  );
};
