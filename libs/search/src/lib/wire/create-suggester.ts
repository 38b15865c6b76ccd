import { fail, ok } from '@lyng/model';
import { notifyRemoveRecentSearches, queryAutocomplete, queryNavigationTree } from '@lyng/search-client';
import type { Answer, Autocomplete, SearchService } from '@lyng/search-client';
import { matchPlaces } from '../core/match-places.ts';
import type { Place } from '../core/match-places.ts';
import type { PageHit, ProductHit, Suggestions } from '../core/suggestions.ts';
import { parseProductHit, PRODUCT_BLOCK } from './parse-product-hit.ts';
import { brandsOf, placesOf } from './read-places.ts';

/** Answers a text with what to offer for it; it never rejects. */
export type Suggest = (text: string, signal: AbortSignal) => Answer<Suggestions>;

export interface Suggester {
  readonly suggest: Suggest;
  /** Removes a phrase from the visitor's recent searches. Suggestions that are requested next wait until the service knows. */
  readonly removeRecent: (phrase: string) => void;
}

/** What fits below a field, beside products and phrases. */
const MOST_PLACES = 4;

const firstOf = (groups: Autocomplete['productSuggestions']): readonly ProductHit[] =>
  groups.flatMap(({ products: [product] }) => (product && parseProductHit(product)) ?? []);

const pagesOf = (found: Autocomplete): readonly PageHit[] =>
  found.contentSuggestions.map(({ title, link, ticket }) => ({ key: link, title, description: '', link, ticket }));

function toSuggestions(text: string, found: Autocomplete, categories: readonly Place[]): Suggestions {
  const { phraseSuggestions, productSuggestions, recentSearches } = found;
  const isEmpty = text.trim() === '';
  return {
    text,
    recent: isEmpty ? recentSearches.map(({ q }) => q) : [],
    // What is typed already needs no offer.
    phrases: phraseSuggestions.map(({ q }) => q).filter((q) => q !== text.trim().toLowerCase()),
    // The service marks what was typed in what it offers; in another spelling there is nothing to mark.
    isCorrection:
      !isEmpty &&
      phraseSuggestions.length > 0 &&
      phraseSuggestions.every(({ highlighted }) => !highlighted.includes('{{')),
    places: matchPlaces([...categories, ...brandsOf(productSuggestions)], text, MOST_PLACES),
    products: firstOf(productSuggestions),
    pages: pagesOf(found),
    namedLink: found.redirectLink ?? null,
  };
}

/** How long the shopper has stopped typing before a request is sent, in ms: longer than between the keys of a word. The vendor's 50 sent one for nearly every key. */
const PAUSE_MS = 150;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** How long suggestions that have come wait for the categories, in ms: less than anybody notices. */
const GRACE = 100;

const nowhere: readonly Place[] = [];

const orNowhere = (places: Promise<readonly Place[]>): Promise<readonly Place[]> =>
  Promise.race([places, new Promise<readonly Place[]>((resolve) => setTimeout(resolve, GRACE, nowhere))]);

/** Asks the search service while somebody types. The shop's categories are asked for once, when the field is entered; without them the rest is offered all the same. */
export function createSuggester(service: SearchService): Suggester {
  let removals: Promise<unknown> = Promise.resolve();
  let asked: Promise<readonly Place[]> | undefined;
  const categories = async (): Promise<readonly Place[]> => {
    const answer = await queryNavigationTree(service);
    if (answer.ok) return placesOf(answer.value.tree);
    asked = undefined;
    return nowhere;
  };
  const suggest: Suggest = async (text, signal) => {
    await (text === '' ? removals : pause(signal));
    if (signal.aborted) return fail({ kind: 'aborted' });
    const places = (asked ??= categories());
    const answer = await queryAutocomplete(service, { q: text, presentCustom: [PRODUCT_BLOCK] }, undefined, signal);
    if (!answer.ok) return answer;
    return ok(toSuggestions(text, answer.value, text.trim() === '' ? nowhere : await orNowhere(places)));
  };
  return {
    suggest,
    removeRecent: (phrase) => {
      removals = Promise.all([removals, notifyRemoveRecentSearches(service, [phrase])]);
    },
  };
}
