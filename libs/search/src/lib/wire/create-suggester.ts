import { fail, ok } from '@lyng/model';
import { notifyRemoveRecentSearches, queryAutocomplete, queryNavigationTree } from '@lyng/search-client';
import type { SearchResult, Autocomplete, SearchService } from '@lyng/search-client';
import { departmentsOf, matchPlaces } from '../core/match-places.ts';
import type { Place } from '../core/match-places.ts';
import type { PageHit, ProductHit, Suggestions } from '../core/suggestions.ts';
import { parseProductHit, PRODUCT_BLOCK } from './parse-product-hit.ts';
import { brandsOf, placesOf } from './read-places.ts';

/** Returns the suggestions for a text; it never rejects. */
export type Suggest = (text: string, signal: AbortSignal) => SearchResult<Suggestions>;

export interface Suggester {
  readonly suggest: Suggest;
  /**
   * Removes a phrase from the visitor's recent searches. Later suggestions are requested after the service has
   * confirmed it.
   */
  readonly removeRecent: (phrase: string) => void;
}

/** The maximum number of places below a field, beside products and phrases. */
const MAX_PLACES = 4;
/** The maximum numbers of suggestions below an empty field, where several kinds stand below each other. */
const MAX_POPULAR = 5;
const MAX_VIEWED = 4;

const firstOf = (groups: Autocomplete['productSuggestions']): readonly ProductHit[] =>
  groups.flatMap(({ products: [product] }) => (product && parseProductHit(product)) ?? []);

const pagesOf = (found: Autocomplete): readonly PageHit[] =>
  found.contentSuggestions.map(({ title, link, ticket }) => ({ key: link, title, description: '', link, ticket }));

/** Suggestions before the shopper types. */
function toBeginnings(text: string, found: Autocomplete, categories: readonly Place[]): Suggestions {
  const { phraseSuggestions, recentSearches, recentlyViewed } = found;
  const recent = recentSearches.map(({ q }) => q);
  return {
    text,
    recent,
    // One of the visitor's own is not offered twice.
    phrases: phraseSuggestions
      .map(({ q }) => q)
      .filter((q) => !recent.includes(q))
      .slice(0, MAX_POPULAR),
    isCorrection: false,
    places: [...departmentsOf(categories, MAX_PLACES), ...brandsOf(recentlyViewed).slice(0, MAX_PLACES)],
    products: firstOf(recentlyViewed).slice(0, MAX_VIEWED),
    pages: [],
    namedLink: null,
  };
}

function toSuggestions(text: string, found: Autocomplete, categories: readonly Place[]): Suggestions {
  const { phraseSuggestions, productSuggestions } = found;
  return {
    text,
    recent: [],
    // The typed phrase itself is not a suggestion.
    phrases: phraseSuggestions.map(({ q }) => q).filter((q) => q !== text.trim().toLowerCase()),
    // The service marks the typed text in its phrases; another spelling has no marks.
    isCorrection:
      phraseSuggestions.length > 0 && phraseSuggestions.every(({ highlighted }) => !highlighted.includes('{{')),
    places: matchPlaces([...categories, ...brandsOf(productSuggestions)], text, MAX_PLACES),
    products: firstOf(productSuggestions),
    pages: pagesOf(found),
    namedLink: found.redirectLink ?? null,
  };
}

/**
 * The pause in typing after which a request is sent, in ms: longer than between the keys of a word. The vendor's 50
 * sends one for nearly every key.
 */
const PAUSE_MS = 150;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The time for which loaded suggestions wait for the categories, in ms: too short to notice. */
const GRACE = 100;

const noPlaces: readonly Place[] = [];

const orNoPlaces = (places: Promise<readonly Place[]>): Promise<readonly Place[]> =>
  Promise.race([places, new Promise<readonly Place[]>((resolve) => setTimeout(resolve, GRACE, noPlaces))]);

/**
 * Requests suggestions while somebody types. The shop's categories are requested once, when the field is entered;
 * without them the rest is shown.
 */
export function createSuggester(service: SearchService): Suggester {
  let removals: Promise<unknown> = Promise.resolve();
  let pendingPlaces: Promise<readonly Place[]> | undefined;
  const categories = async (): Promise<readonly Place[]> => {
    const result = await queryNavigationTree(service);
    if (result.ok) return placesOf(result.value.tree);
    pendingPlaces = undefined;
    return noPlaces;
  };
  const suggest: Suggest = async (text, signal) => {
    await (text === '' ? removals : pause(signal));
    if (signal.aborted) return fail({ kind: 'aborted' });
    const places = (pendingPlaces ??= categories());
    const result = await queryAutocomplete(service, { q: text, presentCustom: [PRODUCT_BLOCK] }, undefined, signal);
    if (!result.ok) return result;
    const read = text.trim() === '' ? toBeginnings : toSuggestions;
    return ok(read(text, result.value, await orNoPlaces(places)));
  };
  return {
    suggest,
    removeRecent: (phrase) => {
      removals = Promise.all([removals, notifyRemoveRecentSearches(service, [phrase])]);
    },
  };
}
