/** The values that decide the position of a hit. */
export interface Standing {
  /** How well its texts match the query. */
  readonly relevance: number;
  readonly unitsSold: number;
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
  /** Clicks on it after a search for this exact phrase. */
  readonly phraseClicks: number;
  readonly isBuyable: boolean;
}

/** A favourite counts more than a click, and an addition to the cart more than either. */
const interest = ({ unitsSold, clicks, adds, favourites }: Omit<Standing, 'relevance'>): number =>
  unitsSold + clicks + 3 * favourites + 5 * adds;

/** Grows without bound but ever slower: the first hundred clicks count more than the next thousand. */
export const popularity = (standing: Omit<Standing, 'relevance'>): number => Math.log10(1 + interest(standing));

/** Sold-out products come after available ones. */
const SOLD_OUT = 0.4;

/** Relevance x popularity x availability. */
export const score = (standing: Standing): number =>
  standing.relevance *
  (1 + 0.15 * popularity(standing) + 0.3 * Math.log10(1 + standing.phraseClicks)) *
  (standing.isBuyable ? 1 : SOLD_OUT);
