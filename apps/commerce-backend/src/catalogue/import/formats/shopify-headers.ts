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

export type ShopifyField = keyof typeof headers;

const fields = new Map<string, ShopifyField>(
  Object.entries(headers).flatMap(([field, names]) => names.map((name) => [name, field as ShopifyField] as const)),
);

const plain = (header: string): string => header.trim().toLowerCase().replace(/\s+/g, ' ');

/** The field of a header; undefined for one that the import does not read. */
export const fieldOf = (header: string): ShopifyField | undefined => fields.get(plain(header));

/**
 * The countries of the shop's markets by the name that a merchant gives one, in the order in which a price is taken. A
 * market of another name, such as International, may have any currency.
 */
const countries: readonly (readonly [name: RegExp, country: string, currency: string])[] = [
  [/^(?:denmark|danmark|tanska|dk)$/, 'DK', 'DKK'],
  [/^(?:sweden|sverige|ruotsi|se)$/, 'SE', 'SEK'],
  [/^(?:norway|norge|norja|no)$/, 'NO', 'NOK'],
  [/^(?:finland|suomi|fi)$/, 'FI', 'EUR'],
];

export interface MarketColumn {
  readonly column: number;
  readonly country: string;
  readonly currency: string;
}

/** The columns `Price / <market>` whose currency is known, the shop's first market first. */
export const marketColumns = (header: readonly string[]): readonly MarketColumn[] =>
  countries.flatMap(([name, country, currency]) =>
    header.flatMap((text, column) => {
      const market = /^price \/ (.+)$/.exec(plain(text))?.[1];
      return market !== undefined && name.test(market) ? [{ column, country, currency }] : [];
    }),
  );
