export type { Findings, LiteralFindings } from './lib/core/findings.ts';
export type { PageHit, ProductHit, Suggestions } from './lib/core/suggestions.ts';
export { SearchField } from './lib/react/search-field/SearchField.tsx';
export type { SearchFieldProps } from './lib/react/search-field/SearchField.tsx';
export { FoundPages } from './lib/react/search-results/FoundPages.tsx';
export type { FoundPagesProps } from './lib/react/search-results/FoundPages.tsx';
export { NothingFound } from './lib/react/search-results/NothingFound.tsx';
export type { NothingFoundProps } from './lib/react/search-results/NothingFound.tsx';
export { PagesUnavailable } from './lib/react/search-results/PagesUnavailable.tsx';
export type { PagesUnavailableProps } from './lib/react/search-results/PagesUnavailable.tsx';
export { ProductsUnavailable } from './lib/react/search-results/ProductsUnavailable.tsx';
export type { ProductsUnavailableProps } from './lib/react/search-results/ProductsUnavailable.tsx';
export { RelatedSearches } from './lib/react/search-results/RelatedSearches.tsx';
export type { RelatedSearchesProps } from './lib/react/search-results/RelatedSearches.tsx';
export type { NamedLink } from './lib/react/search-results/SearchPhrases.tsx';
export { SearchTabs } from './lib/react/search-results/SearchTabs.tsx';
export type { SearchTab, SearchTabsProps } from './lib/react/search-results/SearchTabs.tsx';
export { ShownOfFound } from './lib/react/search-results/ShownOfFound.tsx';
export type { ShownOfFoundProps } from './lib/react/search-results/ShownOfFound.tsx';
export { SpellingNotes } from './lib/react/search-results/SpellingNotes.tsx';
export type { SpellingNotesProps } from './lib/react/search-results/SpellingNotes.tsx';
export { SpellingUnchecked } from './lib/react/search-results/SpellingUnchecked.tsx';
export { SearchSuggest } from './lib/react/search-suggest/SearchSuggest.tsx';
export type { ClearedWords, SearchSuggestProps } from './lib/react/search-suggest/SearchSuggest.tsx';
export type { PlainInput } from './lib/react/search-suggest/use-taken-over.ts';
export {
  recentSearchesBroughtBack,
  recentSearchesCleared,
  recentSearchesForgotten,
  recentSearchesSlice,
} from './lib/state/recent-searches-slice.ts';
export type { RecentSearchesState } from './lib/state/recent-searches-slice.ts';
export { loadFindings } from './lib/wire/load-findings.ts';
export type { FindingsRequest } from './lib/wire/load-findings.ts';
export { loadNamedPage } from './lib/wire/load-named-page.ts';
export type { NamedPageRequest } from './lib/wire/load-named-page.ts';
export { loadFoundTickets, loadSizeTickets } from './lib/wire/load-tickets.ts';
export type { FoundProduct, ProductTickets } from './lib/wire/load-tickets.ts';
export { permittedKeys } from './lib/wire/permitted-keys.ts';
export type { PermittedKeysOptions } from './lib/wire/permitted-keys.ts';
