import { useSite } from '@lyng/routing';
import { recentSearchesBroughtBack, recentSearchesCleared, SearchSuggest } from '@lyng/search';
import type { ClearedWords, SearchFieldProps, SearchSuggestProps } from '@lyng/search';
import { useSelector } from 'react-redux';
import { searchServiceOf } from '../../client/search-service.ts';
import { selectVatIncluded, snackbarShown, useApp } from '@lyng/feature';

export { loadLazyStyles } from '@lyng/storefront-kit';

/** The field's input with suggestions, over the search service of this tab. */
function LazySearch(props: Pick<SearchSuggestProps, 'hint' | 'id' | 'label' | 'phrase' | 'plain'>) {
  const { store } = useApp();
  const site = useSite();
  const vatIncluded = useSelector(selectVatIncluded);
  const clear = ({ text, undo }: ClearedWords): void => {
    const { payload } = store.dispatch(
      snackbarShown(text, { undo: { label: undo, action: recentSearchesBroughtBack() } }),
    );
    store.dispatch(recentSearchesCleared({ snackbarId: payload.id }));
  };
  return <SearchSuggest {...props} service={searchServiceOf(store, site)} vatIncluded={vatIncluded} onClear={clear} />;
}

/** Replaces the plain input, with its state. */
export function takeOver(
  input: HTMLInputElement,
  words: Pick<SearchSuggestProps, 'hint' | 'label'>,
): SearchFieldProps['renderInput'] {
  const plain = { input, hadFocus: document.activeElement === input };
  return (id, phrase) => <LazySearch {...words} id={id} phrase={phrase} plain={plain} />;
}
