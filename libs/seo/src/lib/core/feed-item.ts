import type { CurrencyCode, MinorUnits, StockCounts } from '@lyng/model';
import { xmlElement } from './xml.ts';

/** One size of a product, as merchant centres compare them. Addresses are absolute. */
export interface FeedItem {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly images: readonly string[];
  readonly stock: StockCounts;
  /** ISO date of the next delivery. */
  readonly incoming: string | null;
  readonly regular: MinorUnits;
  readonly selling: MinorUnits;
  readonly brand: string;
  readonly gtin: string;
  readonly colour: string;
  readonly material: string;
  readonly size: string;
  /** The categories from the department on. */
  readonly categories: readonly { readonly alias: string; readonly name: string }[];
}

export interface FeedTerms {
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly freeShippingFrom: MinorUnits;
}

/** The longest texts that merchant centres take. */
const lengths = { title: 150, description: 5000, brand: 70, colour: 100, material: 200, size: 100, type: 750 } as const;
const MAX_MORE_IMAGES = 10;

/** Apparel & Accessories in Google's taxonomy. */
const APPAREL = '166';

const audience = (gender: 'female' | 'male' | 'unisex', age: 'adult' | 'kids', ...aliases: readonly string[]) =>
  aliases.map((alias) => [alias, { gender, age }] as const);

/** The departments of the shop by their aliases in all languages; other products name no audience. */
const audiences = new Map([
  ...audience('female', 'adult', 'dame', 'dam', 'naiset'),
  ...audience('male', 'adult', 'herre', 'herr', 'miehet'),
  ...audience('unisex', 'kids', 'boern', 'barn', 'lapset'),
]);

/** As much as fits, up to the end of a word. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : (/^.*\S(?=\s)/s.exec(text.slice(0, max + 1))?.[0] ?? text.slice(0, max));

const amount = (minorUnits: MinorUnits, currency: CurrencyCode): string =>
  `${(minorUnits / 100).toFixed(2)} ${currency}`;

/** Prefixes that GS1 keeps for numbers inside of a shop, and for coupons. */
const RESTRICTED = /^(?:2|02|04|05|98|99)/;

/** A barcode that is unique in the world: its check digit is right, and its prefix is given to companies. */
export function isGlobalGtin(gtin: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin) || (gtin.length > 8 && RESTRICTED.test(gtin.padStart(14, '0').slice(1))))
    return false;
  const digits = [...gtin].map(Number).toReversed();
  const sum = digits.slice(1).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** A product made to order has a date, or it is not offered: without one a merchant centre rejects it. */
function availability({ stock, incoming }: FeedItem): string {
  if (stock.inStock + stock.static > 0) return xmlElement('g:availability', 'in_stock');
  const date = new Date(incoming ?? '');
  if (stock.oversellable === 0 || Number.isNaN(date.getTime())) return xmlElement('g:availability', 'out_of_stock');
  return xmlElement('g:availability', 'backorder') + xmlElement('g:availability_date', date.toISOString());
}

const identifiers = ({ gtin }: FeedItem): string =>
  isGlobalGtin(gtin) ? xmlElement('g:gtin', gtin) : xmlElement('g:identifier_exists', 'no');

/** An `<item>` of a feed in Google's namespace, which other merchant centres read too. */
export function printFeedItem(item: FeedItem, { currency, country, freeShippingFrom }: FeedTerms): string {
  const { images, regular, selling, categories } = item;
  const [first, ...more] = images;
  const forWhom = audiences.get(categories[0]?.alias ?? '');
  const type = cut(categories.map(({ name }) => name).join(' > '), lengths.type);
  return [
    '<item>',
    xmlElement('g:id', item.id),
    xmlElement('g:item_group_id', item.group),
    xmlElement('g:title', cut(item.title, lengths.title)),
    xmlElement('g:description', cut(item.description, lengths.description)),
    xmlElement('g:link', item.link),
    xmlElement('g:image_link', first),
    ...more.slice(0, MAX_MORE_IMAGES).map((image) => xmlElement('g:additional_image_link', image)),
    availability(item),
    xmlElement('g:price', amount(regular, currency)),
    selling < regular ? xmlElement('g:sale_price', amount(selling, currency)) : '',
    xmlElement('g:brand', cut(item.brand, lengths.brand)),
    identifiers(item),
    xmlElement('g:condition', 'new'),
    xmlElement('g:color', cut(item.colour, lengths.colour)),
    xmlElement('g:material', cut(item.material, lengths.material)),
    xmlElement('g:size', cut(item.size, lengths.size)),
    xmlElement('g:gender', forWhom?.gender),
    xmlElement('g:age_group', forWhom?.age),
    xmlElement('g:google_product_category', APPAREL),
    xmlElement('g:product_type', type),
    '<g:free_shipping_threshold>',
    xmlElement('g:country', country),
    xmlElement('g:price_threshold', amount(freeShippingFrom, currency)),
    '</g:free_shipping_threshold>',
    '</item>\n',
  ].join('');
}

/** The part of the feed before the items. */
export const feedStart = (title: string, link: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xmlElement('title', title)}${xmlElement('link', link)}${xmlElement('description', title)}\n`;

export const FEED_END = '</channel></rss>\n';
