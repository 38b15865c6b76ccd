import { isLamp } from './make-feed-offers.ts';
import type { FeedOffer } from './make-feed-offers.ts';

type Attributes = readonly (readonly [name: string, value: string])[];

/** An offer with every attribute that the specification names for apparel. */
export function googleAttributes(offer: FeedOffer): Attributes {
  return [
    ['id', offer.id],
    ['item_group_id', offer.group],
    ['title', `${offer.name} – ${offer.colour}, ${offer.size}`],
    ['description', offer.html],
    ['link', `https://shop.example/${offer.id}?a=1&b=2`],
    ['image_link', offer.photo],
    ['additional_image_link', `${offer.photo}?back`],
    ['availability', offer.inStock ? 'in_stock' : isLamp(offer) ? 'backorder' : 'out_of_stock'],
    ['price', `${offer.price.toFixed(2)} DKK`],
    ['sale_price', offer.salePrice === undefined ? '' : `${offer.salePrice.toFixed(2)} DKK`],
    ['sale_price_effective_date', '2026-03-01T00:00+0100/2026-03-31T23:59+0200'],
    ['brand', offer.brand],
    ['gtin', offer.gtin],
    ['mpn', `mpn-${offer.id}`],
    ['condition', 'new'],
    ['color', offer.colour],
    ['size', offer.size],
    ['size_system', 'EU'],
    ['size_type', 'regular'],
    ['gender', offer.gender],
    ['age_group', offer.ageGroup],
    ['material', 'Cotton/Wool'],
    ['pattern', 'Striped'],
    ['product_type', offer.type],
    ['google_product_category', offer.category],
    ['shipping', 'DK::Standard:39.00 DKK'],
  ];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Google's own attributes have the prefix, and the elements of RSS and Atom may do without. */
const elements = (attributes: Attributes, prefix: string): string =>
  attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const tag = name === 'title' || name === 'link' ? name : `${prefix}:${name}`;
      return name === 'description' ? `<${tag}><![CDATA[${value}]]></${tag}>` : `<${tag}>${escaped(value)}</${tag}>`;
    })
    .join('\n      ');

/** An item of an RSS feed. */
export const rssItem = (attributes: Attributes): string =>
  `    <item>\n      ${elements(attributes, 'g')}\n    </item>\n`;

/** An RSS 2.0 feed of items. */
export const rssFeed = (items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
  <channel>
    <title>A shop</title>
    <link>https://shop.example</link>
    <description>What it sells</description>
    <!-- <item><g:id>not sold any more</g:id></item> -->
${items.join('')}  </channel>
</rss>
`;

const atomEntry = (attributes: Attributes): string => {
  const link = attributes.find(([name]) => name === 'link')?.[1] ?? '';
  const others = attributes.filter(([name]) => name !== 'link');
  return `  <entry>\n    <id>tag:${escaped(link)}</id><link href="${escaped(link)}"/>\n${elements(others, 'goods')}</entry>\n`;
};

/** An Atom feed of offers, which calls Google's namespace something else. */
export const atomFeed = (offers: readonly FeedOffer[]): string => `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:goods="http://base.google.com/ns/1.0">
  <title>A shop</title>
${offers.map((offer) => atomEntry(googleAttributes(offer))).join('')}</feed>
`;

const quoted = (text: string): string => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A feed of offers with tabs, with the headers of a spreadsheet. */
export function tsvFeed(offers: readonly FeedOffer[]): string {
  const rows = offers.map(googleAttributes);
  const header = (rows[0] ?? []).map(([name]) => name.replaceAll('_', ' '));
  return [header, ...rows.map((row) => row.map(([, value]) => value))]
    .map((row) => `${row.map(quoted).join('\t')}\r\n`)
    .join('');
}
