import type { Language } from '@lyng/model';
import { textsIn } from '../../shop/texts.ts';
import type { Texts } from '../../shop/texts.ts';
import type { SortId } from '../request/search-request.ts';

/** Labels for shoppers; NAME and TITLE sort the same, so only one of them is offered. */
const labels = (i18n: Texts): Readonly<Record<Exclude<SortId, 'NAME'>, string>> => ({
  RELEVANCE: i18n._('Most relevant'),
  NEWEST_FIRST: i18n._('Newest'),
  PRICE_ASCENDING: i18n._('Lowest price'),
  PRICE_DESCENDING: i18n._('Highest price'),
  DISCOUNT: i18n._('Largest discount'),
  RATING: i18n._('Best rated'),
  TITLE: i18n._('Name'),
});

/** The contract's `Sort`: the chosen one, and all options. */
export const toSort = (selected: SortId, language: Language) => ({
  selected,
  options: Object.entries(labels(textsIn(language))).map(([id, label]) => ({ id, label })),
});

/** The sort of content, with one value: the shop's pages have no date, so none can be the newest. */
export const toContentSort = (language: Language) => ({
  selected: 'RELEVANCE',
  options: [{ id: 'RELEVANCE', label: labels(textsIn(language)).RELEVANCE }],
});
