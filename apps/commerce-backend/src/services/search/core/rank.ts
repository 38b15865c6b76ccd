/** What decides the place of a hit. */
export interface Standing {
  /** How well its texts answer the question. */
  readonly relevance: number;
  readonly unitsSold: number;
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
  /** Clicks on it when this very phrase was searched for. */
  readonly phraseClicks: number;
  readonly isBuyable: boolean;
}

/** A favourite says more than a click, and putting into the cart more than either. */
const interest = ({ unitsSold, clicks, adds, favourites }: Omit<Standing, 'relevance'>): number =>
  unitsSold + clicks + 3 * favourites + 5 * adds;

/** Grows without bound but ever slower: the first hundred clicks count more than the next thousand. */
export const popularity = (standing: Omit<Standing, 'relevance'>): number => Math.log10(1 + interest(standing));

/** What is sold out comes after what can be bought. */
const SOLD_OUT = 0.4;

/** Relevance x popularity x availability. */
export const score = (standing: Standing): number =>
  standing.relevance *
  (1 + 0.15 * popularity(standing) + 0.3 * Math.log10(1 + standing.phraseClicks)) *
  (standing.isBuyable ? 1 : SOLD_OUT);
