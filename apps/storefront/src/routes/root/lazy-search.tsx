import { recentSearchesBroughtBack, recentSearchesCleared, SearchSuggest } from '@lyng/search';
import type { ClearedWords, SearchFieldProps, SearchSuggestProps } from '@lyng/search';
import { useSelector } from 'react-redux';
import { selectVatIncluded, snackbarShown, useApp } from '@lyng/feature';
import type { Ports } from '@lyng/feature';
import { loadLazyStyles } from '@lyng/storefront-kit';

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
  service: Ports['searchService'] | undefined,
): Promise<SearchFieldProps['renderInput']> {
  if (!service) return undefined;
  await loadLazyStyles();
  const plain = { input, hadFocus: document.activeElement === input };
  return (id, phrase) => <LazySearch {...words} id={id} phrase={phrase} plain={plain} service={service} />;
}
