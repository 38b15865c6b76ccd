import type { ListedProduct, MarketAlias, MinorUnits } from '@lyng/model';
import { FAVOURITES_CAP, parseProductId } from './product-id.ts';

/** The price that the server showed when a product became a favourite. */
export interface SavedPrice {
  /** Each market has one currency. */
  readonly market: MarketAlias;
  readonly incVat: MinorUnits;
}

/** The saved prices of this browser, by product; the latest last. */
export type SavedPrices = ReadonlyMap<number, SavedPrice>;

type PricedProduct = Pick<ListedProduct, 'productId' | 'unitPrice'>;

const parseEntry = (entry: unknown): readonly (readonly [number, SavedPrice])[] => {
  const [id, market, incVat] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const productId = parseProductId(id);
  return productId !== undefined && typeof market === 'string' && Number.isSafeInteger(incVat)
    ? [[productId, { market: market as MarketAlias, incVat: incVat as number }]]
    : [];
};

/** Parses the storage; invalid entries are left out. */
export const parseSavedPrices = (value: unknown): SavedPrices =>
  new Map((Array.isArray(value) ? value : []).flatMap(parseEntry));

/** The prices in their stored form: `[productId, market, incVat]`. */
export const printSavedPrices = (prices: SavedPrices): unknown =>
  [...prices].map(([productId, { market, incVat }]) => [productId, market, incVat]);

/** Saves the price of a new favourite, and removes those of former favourites. */
export function savePrice(
  prices: SavedPrices,
  { productId, unitPrice }: PricedProduct,
  market: MarketAlias,
  favourites: readonly number[],
): SavedPrices {
  const ids = new Set(favourites);
  const others = [...prices].filter(([id]) => id !== productId && ids.has(id));
  const saved = { market, incVat: unitPrice.selling.incVat };
  return new Map([...others, [productId, saved] as const].slice(-FAVOURITES_CAP));
}

/** The reduction of a favourite since it was saved, in the same market; 0 without one. */
export function priceDrop(
  prices: SavedPrices,
  { productId, unitPrice }: PricedProduct,
  market: MarketAlias,
): MinorUnits {
  const saved = prices.get(productId);
  return saved?.market === market ? Math.max(0, saved.incVat - unitPrice.selling.incVat) : 0;
}
