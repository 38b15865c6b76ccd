import type { Language } from '@lyng/model';
import type { SortId } from '../request/search-request.ts';

/** Labels for shoppers; NAME and TITLE sort the same, so only one of them is offered. */
const labels: Readonly<Record<Language, Readonly<Record<Exclude<SortId, 'NAME'>, string>>>> = {
  da: {
    RELEVANCE: 'Mest relevante',
    NEWEST_FIRST: 'Nyeste',
    PRICE_ASCENDING: 'Laveste pris',
    PRICE_DESCENDING: 'Højeste pris',
    DISCOUNT: 'Største rabat',
    RATING: 'Bedst bedømt',
    TITLE: 'Navn',
  },
  sv: {
    RELEVANCE: 'Mest relevanta',
    NEWEST_FIRST: 'Nyast',
    PRICE_ASCENDING: 'Lägsta pris',
    PRICE_DESCENDING: 'Högsta pris',
    DISCOUNT: 'Störst rabatt',
    RATING: 'Högst betyg',
    TITLE: 'Namn',
  },
  nb: {
    RELEVANCE: 'Mest relevante',
    NEWEST_FIRST: 'Nyeste',
    PRICE_ASCENDING: 'Laveste pris',
    PRICE_DESCENDING: 'Høyeste pris',
    DISCOUNT: 'Størst rabatt',
    RATING: 'Best vurdert',
    TITLE: 'Navn',
  },
  fi: {
    RELEVANCE: 'Osuvimmat',
    NEWEST_FIRST: 'Uusimmat',
    PRICE_ASCENDING: 'Halvin ensin',
    PRICE_DESCENDING: 'Kallein ensin',
    DISCOUNT: 'Suurin alennus',
    RATING: 'Parhaiten arvioidut',
    TITLE: 'Nimi',
  },
};

/** The contract's `Sort`: the chosen one, and all options. */
export const toSort = (selected: SortId, language: Language) => ({
  selected,
  options: Object.entries(labels[language]).map(([id, label]) => ({ id, label })),
});

/** The sort of content, with one value: the shop's pages have no date, so none can be the newest. */
export const toContentSort = (language: Language) => ({
  selected: 'RELEVANCE',
  options: [{ id: 'RELEVANCE', label: labels[language].RELEVANCE }],
});
