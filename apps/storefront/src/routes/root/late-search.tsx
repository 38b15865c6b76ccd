import { useSite } from '@lyng/routing';
import { recentSearchesBroughtBack, recentSearchesCleared, SearchSuggest } from '@lyng/search';
import type { ClearedWords, SearchFieldProps, SearchSuggestProps } from '@lyng/search';
import { useSelector, useStore } from 'react-redux';
import { searchServiceOf } from '../../client/search-service.ts';
import { addLateSlices } from '../../shell/late-slices.ts';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import { snackShown } from '../../shell/slices/snackbar-slice.ts';
import type { AppStore } from '../../store.ts';

export { lateStyles } from '../../client/late-styles.ts';

/** The field's input with suggestions, over the search service of this tab. */
function LateSearch(props: Pick<SearchSuggestProps, 'hint' | 'id' | 'label' | 'phrase' | 'plain'>) {
  const store = useStore() as AppStore;
  const site = useSite();
  const vatIncluded = useSelector(selectVatIncluded);
  const clear = ({ text, undo }: ClearedWords): void => {
    const { payload } = store.dispatch(
      snackShown(text, { undo: { label: undo, action: recentSearchesBroughtBack() } }),
    );
    store.dispatch(recentSearchesCleared({ toastId: payload.id }));
  };
  return <SearchSuggest {...props} service={searchServiceOf(store, site)} vatIncluded={vatIncluded} onClear={clear} />;
}

/** What takes the place of the plain input, as it was left. */
export function takeOver(
  store: AppStore,
  input: HTMLInputElement,
  words: Pick<SearchSuggestProps, 'hint' | 'label'>,
): SearchFieldProps['renderInput'] {
  addLateSlices(store);
  const plain = { input, hadFocus: document.activeElement === input };
  return (id, phrase) => <LateSearch {...words} id={id} phrase={phrase} plain={plain} />;
}
