import { waitForStyles, selectVatIncluded, snackbarShown, useApp } from '@lyng/feature';
import type { SearchService } from '@lyng/search-client';
import { useSelector } from 'react-redux';
import { recentSearchesBroughtBack, recentSearchesCleared } from '../../state/recent-searches-slice.ts';
import type { SearchFieldProps } from '../search-field/SearchField.tsx';
import { SearchSuggest } from '../search-suggest/SearchSuggest.tsx';
import type { SearchSuggestProps } from '../search-suggest/SearchSuggest.tsx';
import type { ClearedWords } from '../search-suggest/SuggestFooter.tsx';

/** The field's input with suggestions, over the search service of this tab. */
function LazySearch(props: Pick<SearchSuggestProps, 'hint' | 'id' | 'label' | 'phrase' | 'plain' | 'service'>) {
  const { store } = useApp();
  const vatIncluded = useSelector(selectVatIncluded);
  const clear = ({ text, undo }: ClearedWords): void => {
    const { payload } = store.dispatch(
      snackbarShown(text, { undo: { label: undo, action: recentSearchesBroughtBack() } }),
    );
    store.dispatch(recentSearchesCleared({ snackbarId: payload.id }));
  };
  return <SearchSuggest {...props} vatIncluded={vatIncluded} onClear={clear} />;
}

/** Replaces the plain input, with its state; the plain one stays where no feature searches. */
export async function takeOver(
  input: HTMLInputElement,
  words: Pick<SearchSuggestProps, 'hint' | 'label'>,
  service: SearchService | undefined,
): Promise<SearchFieldProps['renderInput']> {
  if (!service) return undefined;
  await waitForStyles();
  const plain = { input, hadFocus: document.activeElement === input };
  return (id, phrase) => <LazySearch {...words} id={id} phrase={phrase} plain={plain} service={service} />;
}
