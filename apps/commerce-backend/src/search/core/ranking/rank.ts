/** Shoppers' actions on a product. */
export interface Interest {
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
}

export const noInterest: Interest = { clicks: 0, adds: 0, favourites: 0 };

/** The values that decide the position of a hit. */
export interface Standing extends Interest {
  /** The match of its texts with the query. */
  readonly relevance: number;
  readonly unitsSold: number;
  /** Clicks on it after a search for this exact phrase. */
  readonly phraseClicks: number;
  readonly isBuyable: boolean;
}

/** The maximum that popularity adds to a score, and the popularity that adds half of it. */
const MAX_POPULARITY = 0.3;
const HALF_POPULARITY = 1.5;

/** Grows ever slower: scores of one results page lie close together, and the text comes first. */
export const popularityFactor = (interest: number): number => {
  const popularity = Math.log10(1 + interest);
  return 1 + (MAX_POPULARITY * popularity) / (HALF_POPULARITY + popularity);
};

/**
 * The factor that the actions of shoppers give a score: between 1 and 1.3. A favourite counts more than a click, and an
 * addition to the cart more than either.
 */
export const popularity = ({ unitsSold, clicks, adds, favourites }: Interest & Pick<Standing, 'unitsSold'>): number =>
  popularityFactor(unitsSold + clicks + 3 * favourites + 5 * adds);

/** Sold-out products come after available ones. */
export const SOLD_OUT = 0.4;

/** Relevance x popularity x availability. */
export const score = (standing: Standing): number =>
  standing.relevance *
  (popularity(standing) + 0.3 * Math.log10(1 + standing.phraseClicks)) *
  (standing.isBuyable ? 1 : SOLD_OUT);
