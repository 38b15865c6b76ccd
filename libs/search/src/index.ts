export { HeaderSearch } from './lib/react/header-search/HeaderSearch.tsx';
export { SearchField } from './lib/react/search-field/SearchField.tsx';
export type { SearchFieldProps } from './lib/react/search-field/SearchField.tsx';
export { SearchSuggest } from './lib/react/search-suggest/SearchSuggest.tsx';
export type { SearchSuggestProps } from './lib/react/search-suggest/SearchSuggest.tsx';
export type { ClearedWords } from './lib/react/search-suggest/SuggestFooter.tsx';
export {
  recentSearchesBroughtBack,
  recentSearchesCleared,
  recentSearchesForgotten,
  recentSearchesSlice,
} from './lib/state/recent-searches-slice.ts';
export type { RecentSearchesState } from './lib/state/recent-searches-slice.ts';
export { permittedKeys } from './lib/wire/permitted-keys.ts';
export type { PermittedKeysOptions } from './lib/wire/permitted-keys.ts';
