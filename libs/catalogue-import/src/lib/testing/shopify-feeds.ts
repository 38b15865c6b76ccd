import type { FeedOffer } from './make-feed-offers.ts';

type Row = Readonly<Record<string, string>>;

/** The headers of the two generations of the product CSV, in the order of its columns. */
const headers: readonly (readonly [older: string, newer: string])[] = [
  ['Handle', 'URL handle'],
  ['Title', 'Title'],
  ['Body (HTML)', 'Description'],
  ['Vendor', 'Vendor'],
  ['Product Category', 'Product category'],
  ['Type', 'Type'],
  ['Tags', 'Tags'],
  ['Published', 'Published on online store'],
  ['Option1 Name', 'Option1 name'],
  ['Option1 Value', 'Option1 value'],
  ['Option2 Name', 'Option2 name'],
  ['Option2 Value', 'Option2 value'],
  ['Option3 Name', 'Option3 name'],
  ['Option3 Value', 'Option3 value'],
  ['Variant SKU', 'SKU'],
  ['Variant Grams', 'Weight value (grams)'],
  ['Variant Inventory Tracker', 'Inventory tracker'],
  ['Variant Inventory Qty', 'Inventory quantity'],
  ['Variant Inventory Policy', 'Continue selling when out of stock'],
  ['Variant Fulfillment Service', 'Fulfillment service'],
  ['Variant Price', 'Price'],
  ['Variant Compare At Price', 'Compare-at price'],
  ['Variant Requires Shipping', 'Requires shipping'],
  ['Variant Taxable', 'Charge tax'],
  ['Variant Barcode', 'Barcode'],
  ['Image Src', 'Product image URL'],
  ['Image Position', 'Image position'],
  ['Image Alt Text', 'Image alt text'],
  ['Variant Image', 'Variant image URL'],
  ['Gift Card', 'Gift card'],
  ['SEO Title', 'SEO title'],
  ['SEO Description', 'SEO description'],
  ['Google Shopping / Gender', 'Google Shopping / Gender'],
  ['Google Shopping / Age Group', 'Google Shopping / Age group'],
  ['Price / International', 'Price / International'],
  ['Status', 'Status'],
];

function productFields(offer: FeedOffer): Row {
  return {
    Title: offer.name,
    'Body (HTML)': offer.html,
    Vendor: offer.brand,
    'Product Category': offer.category,
    Type: offer.type,
    Tags: 'cotton, "new"',
    Published: 'true',
    'Option1 Name': 'Størrelse',
    'Option2 Name': 'Farve',
    'Gift Card': 'false',
    'SEO Title': offer.name,
    'Google Shopping / Gender': offer.gender,
    'Google Shopping / Age Group': offer.ageGroup,
    Status: 'active',
  };
}

const variantFields = (offer: FeedOffer, handle: string): Row => ({
  Handle: handle,
  'Option1 Value': offer.size,
  'Option2 Value': offer.colour,
  'Variant SKU': offer.id,
  'Variant Grams': '300',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': offer.inStock ? '20' : '-1',
  'Variant Inventory Policy': 'deny',
  'Variant Price': (offer.salePrice ?? offer.price).toFixed(2),
  'Variant Compare At Price': offer.salePrice === undefined ? '' : offer.price.toFixed(2),
  'Variant Barcode': `'${offer.gtin}`,
  'Image Src': offer.photo,
  'Variant Image': offer.photo,
});

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows by the older headers as a file of one of the generations. */
export const shopifyFile = (rows: readonly Row[], generation: 'older' | 'newer'): string =>
  [
    headers.map(([older, newer]) => (generation === 'older' ? older : newer)),
    ...rows.map((row) => headers.map(([older]) => row[older] ?? '')),
  ]
    .map((row) => `${row.map(quoted).join(',')}\n`)
    .join('');

/** The rows of offers: products follow each other, and each ends with a row that is an image. */
export const shopifyRows = (offers: readonly FeedOffer[]): readonly Row[] =>
  [...Map.groupBy(offers, ({ group }) => group)].flatMap(([handle, variants]) => [
    ...variants.map((offer, index) => ({
      ...(index === 0 ? productFields(offer) : {}),
      ...variantFields(offer, handle),
    })),
    { Handle: handle, 'Image Src': `https://cdn.example/${handle}.jpg`, 'Image Position': '9' },
  ]);
