import { marketCurrency, markets } from '@lyng/model';

/** The headers of both generations of Shopify's product CSV, in small letters. */
const headers = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  googleCategory: ['google shopping / google product category'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price'],
  barcode: ['variant barcode', 'barcode'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  image: ['image src', 'product image url'],
  variantImage: ['variant image', 'variant image url'],
  gender: ['google shopping / gender'],
  ageGroup: ['google shopping / age group'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Shopify's standard metafields by their keys: the words before them are in the language of the merchant. */
const metafields: ReadonlyMap<string, ShopifyField> = new Map([
  ['target-gender', 'gender'],
  ['age-group', 'ageGroup'],
  ['color-pattern', 'colour'],
]);

export type ShopifyField = keyof typeof headers | 'colour';

const fields = new Map<string, ShopifyField>(
  Object.entries(headers).flatMap(([field, names]) => names.map((name) => [name, field as ShopifyField] as const)),
);

const plain = (header: string): string => header.trim().toLowerCase().replace(/\s+/g, ' ');

/** The field of a header; undefined for one that the import does not read. */
export const fieldOf = (header: string): ShopifyField | undefined =>
  fields.get(plain(header)) ??
  metafields.get(/\(product\.metafields\.shopify\.([a-z-]+)\)$/.exec(plain(header))?.[1] ?? '');

/** The languages of Shopify's admin that name countries in Latin letters. */
const languages = 'en da sv nb fi de nl fr es it pt pl cs tr'.split(' ');

/** The markets of the shop, the first one first, by the names of their countries in these languages, and as `dk`. */
const marketOfName = new Map(
  markets.flatMap((market) => {
    const country = market.toUpperCase();
    const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(country));
    return [market, ...names].map((name) => [name?.toLowerCase(), market] as const);
  }),
);

/** `Price / Danmark`, with the first word in one of the languages too. */
const MARKET_PRICE = /^(?:variant )?(?:price|pris|hinta|preis|prijs|prix|precio|prezzo|preço|cena|fiyat) \/ (.+)$/;

export interface MarketColumn {
  readonly column: number;
  readonly country: string;
  readonly currency: string;
}

/**
 * The price columns of markets whose currency is known, the shop's first market first. A market of another name, such as
 * International, may have any currency.
 */
export function marketColumns(header: readonly string[]): readonly MarketColumn[] {
  const found = header.map((text) => marketOfName.get(MARKET_PRICE.exec(plain(text))?.[1]));
  return markets.flatMap((market) =>
    found.flatMap((each, column) =>
      each === market ? [{ column, country: market.toUpperCase(), currency: marketCurrency[market] }] : [],
    ),
  );
}
