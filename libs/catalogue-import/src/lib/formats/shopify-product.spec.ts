import { makeFeedOffers } from '../testing/make-feed-offers.ts';
import { readFeedText } from '../testing/read-feed-text.ts';
import { shopifyFile, shopifyRows } from '../testing/shopify-feeds.ts';

type Row = Readonly<Record<string, string>>;

const [product = {}, ...others] = shopifyRows(makeFeedOffers(8));
const variants = others.filter((row) => row['Variant SKU'] !== undefined);

/** A product of one row, with some fields changed. */
const row = (changed: Row = {}): Row => ({ ...product, 'Variant Inventory Qty': '3', ...changed });

const read = (rows: readonly Row[], currency: string | undefined = 'DKK') =>
  readFeedText(shopifyFile(rows, 'older'), currency);

describe('a product of Shopify’s CSV', () => {
  it('is read from all of its rows', async () => {
    const { products, rejected } = await read([product, ...others]);
    expect(rejected).toEqual([]);
    expect(products).toMatchObject([
      {
        id: 'product-0',
        title: 'Sund hoodie 0',
        brand: 'Lyng & Co',
        category: 'Apparel & Accessories > Clothing > Hoodies & Sweatshirts',
        gender: 'female',
        description: 'Soft & warm, no. 0.\n• Organic cotton\n• Machine wash',
        source: 'shopify',
        variantGroup: 'product-0',
      },
    ]);
    expect(products[0]?.photoAddresses).toHaveLength(9);
    expect(products[0]?.variants).toHaveLength(8);
    expect(products[0]?.variants[1]).toEqual({
      size: 'M',
      colour: 'Black',
      stock: 20,
      gtin: '5700000000011',
      price: 299,
      currency: 'DKK',
      marketPrices: {},
      photoAddresses: ['https://cdn.example/1.jpg'],
      row: 3,
      leftOut: [],
    });
  });

  it.each([
    [
      'no options',
      { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Option2 Name': '', 'Option2 Value': '' },
      { size: undefined, colour: undefined },
    ],
    [
      'a colour without a choice',
      { 'Option1 Name': 'Farve', 'Option1 Value': 'Default Title', 'Option2 Name': '', 'Option2 Value': '' },
      { size: undefined, colour: undefined },
    ],
    [
      'options without known names',
      { 'Option1 Name': 'A', 'Option1 Value': 'Sort', 'Option2 Name': 'B', 'Option2 Value': 'XL' },
      { size: 'XL', colour: 'Sort' },
    ],
    ['more sold than there was', { 'Variant Inventory Qty': '-4' }, { stock: 0 }],
    [
      'a stock that nobody counts',
      { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' },
      { stock: undefined },
    ],
    ['no stock', { 'Variant Inventory Qty': '' }, { stock: undefined }],
    ['no image of its own', { 'Variant Image': '' }, { photoAddresses: [] }],
  ])('with %s has the variant', async (_, changed, variant) => {
    expect((await read([row(changed)])).products).toMatchObject([{ variants: [variant] }]);
  });

  it.each([
    ['no type', { Type: '' }, { category: 'Apparel & Accessories > Clothing' }],
    ['no category', { 'Product Category': '' }, { category: 'Hoodies & Sweatshirts' }],
    [
      'neither category nor type, but tags',
      { 'Product Category': '', Type: '', Tags: 'hoodies,  new, ' },
      { category: '', tags: ['hoodies', 'new'] },
    ],
    [
      'entities [BUG-7]',
      { Title: 'Kjole &amp; b&aelig;lte', Vendor: 'H&amp;M' },
      { title: 'Kjole & bælte', brand: 'H&M' },
    ],
    ['goods for children', { 'Google Shopping / Age Group': 'kids' }, { gender: 'children' }],
    ['no price', { 'Variant Price': '' }, { variants: [expect.not.objectContaining({ price: expect.anything() })] }],
    ['no handle', { Handle: '', Title: 'Røde sko' }, { id: 'roede-sko' }],
  ])('with %s is read', async (_, changed, expected) => {
    const { products, rejected } = await read([row(changed)]);
    expect(rejected).toEqual([]);
    expect(products).toMatchObject([expected]);
  });

  it.each([
    ['no title', { Title: '' }, 'no title'],
    ['neither handle nor title', { Title: '', Handle: '' }, 'no handle and no title'],
    ['a price that cannot be read', { 'Variant Price': '1,29,00' }, 'price "1,29,00" cannot be read'],
    ['a stock that cannot be read', { 'Variant Inventory Qty': 'many' }, 'stock "many" cannot be read'],
    ['an unknown status', { Status: 'asleep' }, 'unknown status "asleep"'],
  ])('with %s is rejected, and the next one is read', async (_, changed, reason) => {
    const { products, rejected } = await read([row(changed), row({ Handle: 'next' })]);
    expect(products.map(({ id }) => id)).toEqual(['next']);
    expect(rejected).toEqual([[2, reason]]);
  });

  it.each([
    [{ Status: 'draft' }, 'products that are drafts'],
    [{ Status: 'Archived' }, 'products that are archived'],
    [{ Status: 'unlisted' }, 'products that are unlisted'],
    [{ Published: 'FALSE' }, 'products that are not published'],
    [{ 'Gift Card': 'TRUE' }, 'gift cards'],
  ])('with %j is left out and counted', async (changed, what) => {
    const { products, rejected, counted } = await read([row(changed), ...variants]);
    expect([products, rejected, counted]).toEqual([[], [], { [what]: 1 }]);
  });

  it('is imported without a wrong barcode, and without an option that the shop does not know', async () => {
    const { products, rejected } = await read([
      row({ 'Variant Barcode': 'A-1', 'Option3 Name': 'Gravering', 'Option3 Value': 'Ja' }),
      { ...variants[0], 'Option1 Value': 'S', 'Option3 Value': 'Nej' },
    ]);
    expect(products.map((one) => one.variants.map(({ gtin }) => gtin))).toEqual([[undefined, '5700000000011']]);
    expect(rejected).toEqual([
      [2, 'option "Gravering" is neither a size nor a colour'],
      [2, 'gtin "A-1" does not have 8, 12, 13 or 14 digits'],
    ]);
  });

  it('[BUG-10] is read from rows that stand apart', async () => {
    const [other = {}, ...more] = [row({ Handle: 'b' }), ...variants].map((one) => ({ ...one, Handle: 'b' }));
    const [second = {}, ...rest] = variants;
    const { products, rejected } = await read([second, other, product, ...more, ...rest]);
    expect(rejected).toEqual([]);
    expect(products.map((one) => [one.id, one.variants.length])).toEqual([
      ['b', 8],
      ['product-0', 8],
    ]);
  });

  it.each([
    ['adults; teens', 'female', []],
    ['toddlers', 'children', []],
    ['all-ages', 'female', [[2, 'unknown age group "all-ages"']]],
  ])('[BUG-23] has the standard metafields, for %s', async (age, gender, reasons) => {
    const ofKey = (key: string) => `Navn (product.metafields.shopify.${key})`;
    const header = ['Handle,Title,Type,Price', ...['target-gender', 'age-group', 'color-pattern'].map(ofKey)].join();
    const read = await readFeedText(`${header}\na,Sund hoodie,Hoodies,399,female,${age},black; white\n`, 'DKK');
    expect(read.products).toMatchObject([{ gender, variants: [{ colour: 'black/white' }] }]);
    expect(read.rejected).toEqual(reasons);
  });

  it('loses one row to a wrong number of columns', async () => {
    const file = shopifyFile([product, ...others], 'older').split('\n');
    const { products, rejected } = await readFeedText(
      [...file.slice(0, 4), 'product-0,a,b', ...file.slice(4)].join('\n'),
      'DKK',
    );
    expect(rejected).toEqual([[4, '3 columns instead of 36']]);
    expect(products[0]?.variants).toHaveLength(8);
  });
});

describe('the currency of Shopify’s CSV', () => {
  const csv = (market: string, price = '399.00') =>
    shopifyFile([row({ 'Price / International': price })], 'newer').replace(
      'Price / International',
      `Price / ${market}`,
    );

  it('has to be named', async () => {
    await expect(readFeedText(csv('International'))).rejects.toThrow(/--currency/);
  });

  it.each([
    ['Danmark', 'DKK', 'DK/DKK'],
    ['Sweden', 'SEK', 'SE/SEK'],
    ['Norge', 'NOK', 'NO/NOK'],
    ['Suomi', 'EUR', 'FI/EUR'],
    ['Denemarken', 'DKK', 'DK/DKK'],
  ])('[BUG-24] is that of the market %s', async (market, currency, place) => {
    expect((await readFeedText(csv(market))).products).toMatchObject([
      { variants: [{ price: 399, currency, marketPrices: { [place]: 399 } }] },
    ]);
  });

  it('is the named one beside the prices of markets', async () => {
    expect((await readFeedText(csv('Sverige'), 'DKK')).products).toMatchObject([
      { variants: [{ price: 299, currency: 'DKK', marketPrices: { 'SE/SEK': 399 } }] },
    ]);
  });

  it('is missing where the market has no price', async () => {
    expect((await readFeedText(csv('Sverige', ''))).rejected).toEqual([
      [2, expect.stringMatching(/^a price without a currency.*--currency/)],
    ]);
  });
});
