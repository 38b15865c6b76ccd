export type { SearchExtras, LiteralResults } from './lib/core/search-extras.ts';
export type { PageHit, ProductHit, Suggestions } from './lib/core/suggestions.ts';
export { SearchField } from './lib/react/search-field/SearchField.tsx';
export type { SearchFieldProps } from './lib/react/search-field/SearchField.tsx';
export { PageResults } from './lib/react/search-results/PageResults.tsx';
export type { PageResultsProps } from './lib/react/search-results/PageResults.tsx';
export { NoResults } from './lib/react/search-results/NoResults.tsx';
export type { NoResultsProps } from './lib/react/search-results/NoResults.tsx';
export { PagesUnavailable } from './lib/react/search-results/PagesUnavailable.tsx';
export type { PagesUnavailableProps } from './lib/react/search-results/PagesUnavailable.tsx';
export { ProductsUnavailable } from './lib/react/search-results/ProductsUnavailable.tsx';
export type { ProductsUnavailableProps } from './lib/react/search-results/ProductsUnavailable.tsx';
export { RelatedSearches } from './lib/react/search-results/RelatedSearches.tsx';
export type { RelatedSearchesProps } from './lib/react/search-results/RelatedSearches.tsx';
export type { NamedLink } from './lib/react/search-results/SearchPhrases.tsx';
export { SearchTabs } from './lib/react/search-results/SearchTabs.tsx';
export type { SearchTab, SearchTabsProps } from './lib/react/search-results/SearchTabs.tsx';
export { ResultCount } from './lib/react/search-results/ResultCount.tsx';
export type { ResultCountProps } from './lib/react/search-results/ResultCount.tsx';
export { SpellingNotes } from './lib/react/search-results/SpellingNotes.tsx';
export type { SpellingNotesProps } from './lib/react/search-results/SpellingNotes.tsx';
export { SpellingUnchecked } from './lib/react/search-results/SpellingUnchecked.tsx';
export { SearchSuggest } from './lib/react/search-suggest/SearchSuggest.tsx';
export type { SearchSuggestProps } from './lib/react/search-suggest/SearchSuggest.tsx';
export type { ClearedWords } from './lib/react/search-suggest/SuggestFooter.tsx';
export type { PlainInput } from './lib/react/search-suggest/use-taken-over.ts';
export {
  recentSearchesBroughtBack,
  recentSearchesCleared,
  recentSearchesForgotten,
  recentSearchesSlice,
} from './lib/state/recent-searches-slice.ts';
export type { RecentSearchesState } from './lib/state/recent-searches-slice.ts';
export { loadSearchExtras } from './lib/wire/load-search-extras.ts';
export type { SearchExtrasRequest } from './lib/wire/load-search-extras.ts';
export { loadNamedPage } from './lib/wire/load-named-page.ts';
export type { NamedPageRequest } from './lib/wire/load-named-page.ts';
export { loadResultTickets, loadSizeTickets } from './lib/wire/load-tickets.ts';
export type { ProductWithTickets, ProductTickets } from './lib/wire/load-tickets.ts';
export { permittedKeys } from './lib/wire/permitted-keys.ts';
export type { PermittedKeysOptions } from './lib/wire/permitted-keys.ts';
