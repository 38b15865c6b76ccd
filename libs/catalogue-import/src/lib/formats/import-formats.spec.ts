import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceProduct } from '@lyng/model';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import { importCompleteCatalogue } from '../testing/import-complete-catalogue.ts';
import type { CompleteCatalogue } from '../testing/import-complete-catalogue.ts';
import { atomFeed, googleAttributes, rssFeed, rssItem, tsvFeed } from '../testing/google-feeds.ts';
import { duringSale, isLamp, makeFeedOffers } from '../testing/make-feed-offers.ts';
import type { FeedOffer } from '../testing/make-feed-offers.ts';
import { makeImportShop } from '../testing/make-import-shop.ts';
import { shopifyFile, shopifyRows } from '../testing/shopify-feeds.ts';

const offers = makeFeedOffers(1000);
const sold = offers.filter((offer) => !isLamp(offer));

const formats: Readonly<Record<string, (offers: readonly FeedOffer[]) => string>> = {
  'rss.xml': (some) => rssFeed(some.map((offer) => rssItem(googleAttributes(offer)))),
  'atom.xml': atomFeed,
  'google.txt': tsvFeed,
  'shopify-older.csv': (some) => shopifyFile(shopifyRows(some), 'older'),
  'shopify-newer.csv': (some) => shopifyFile(shopifyRows(some), 'newer'),
};
const names = Object.keys(formats);

const textOf = (name: string, some: readonly FeedOffer[]): string => formats[name]?.(some) ?? '';

const folder = folderForSuite(Object.fromEntries(names.map((name) => [name, textOf(name, offers)])));
const imported = new Map<string, CompleteCatalogue>();

const importFile = (name: string) => importCompleteCatalogue(join(folder, name), { currency: 'DKK', now: duringSale });

const importedOf = (name: string): CompleteCatalogue => {
  const found = imported.get(name);
  if (found === undefined) throw new Error(`${name} is not imported`);
  return found;
};

beforeAll(async () => {
  for (const name of names) imported.set(name, await importFile(name));
});

/** The part of each product that a shopper sees, and the gtins of its sizes. */
const seen = ({ products, brands }: CompleteCatalogue['source']) =>
  products
    .map(({ name, gender, colour, skus, prices, description, details, ...product }) => ({
      name: name.da,
      gender,
      colour: colour.key,
      sizes: skus.map((sku) => `${sku.name} ${String(sku.inStock)} ${String(sku.gtin)}`),
      price: prices.dk,
      description: description.da,
      details: details.da,
      brand: brands.find(({ brandId }) => brandId === product.brandId)?.name,
      colours: products.filter(({ variantGroupId }) => variantGroupId === product.variantGroupId).length,
      isDrawn: product.images.length > 0 && product.images.every(({ drawing }) => drawing),
    }))
    .sort((one, other) => (`${one.name} ${one.colour}` < `${other.name} ${other.colour}` ? -1 : 1));

/** The numbers and addresses of products, whatever their order. */
const numbersOf = (products: readonly SourceProduct[]) =>
  new Map(
    products.map(({ productId, variantGroupId, alias, colour, skus }) => [
      productId,
      [variantGroupId, alias.da, colour.key, ...skus.map(({ skuId, name }) => `${name} ${skuId}`).sort()],
    ]),
  );

describe('importCatalogue of rss.xml', () => {
  const productsOf = () => importedOf('rss.xml').source.products;

  it('makes a product of each colour, with its sizes, and joins the colours, also those of another price', () => {
    const products = productsOf();
    expect(products).toHaveLength(sold.length / 4);
    expect(products.every(({ skus }) => skus.map((sku) => sku.name).join() === 'S,M,L,XL')).toBe(true);
    const colours = new Set(products.map(({ colour }) => colour.key));
    expect([...colours].sort()).toEqual(['black', 'green', 'navy', 'red', 'white']);
    expect(new Set(products.map((product) => product.variantGroupId)).size).toBe(sold.length / 8);
  });

  it('has the price of the offer, or that of its sale, and shows none as reduced', () => {
    const wanted = sold.filter((_, index) => index % 4 === 0).map(({ price, salePrice }) => salePrice ?? price);
    const amounts = productsOf().map(({ prices }) => prices.dk?.sellingIncVat ?? 0);
    expect(amounts.sort()).toEqual(wanted.map((price) => price * 100).sort());
    expect(productsOf().every(({ prices }) => prices.dk?.regularIncVat === prices.dk?.sellingIncVat)).toBe(true);
  });

  it('gives each size the gtin of its offer', () => {
    const gtins = productsOf().flatMap(({ skus }) => skus.map(({ gtin }) => gtin));
    expect(gtins.sort()).toEqual(sold.map(({ gtin }) => gtin).sort());
  });

  it('takes the words without their HTML, and the children’s goods as such', () => {
    const hoodie = productsOf().find((product) => product.name.da === 'Sund hoodie 0');
    expect(hoodie?.description.da).toBe('Soft & warm, no. 0.');
    expect(hoodie?.details.da).toBe('Organic cotton\nMachine wash');
    expect(importedOf('rss.xml').source.brands.map((brand) => brand.name)).toEqual(['Lyng & Co']);
    expect(productsOf().filter(({ gender }) => gender === 'children')).toHaveLength(
      sold.filter(({ ageGroup }) => ageGroup === 'kids').length / 4,
    );
  });

  it('draws the products, whose photos are on another machine', () => {
    expect(productsOf().every(({ images }) => images.length > 0 && images.every(({ drawing }) => drawing))).toBe(true);
  });
});

describe('the formats', () => {
  it.each(names.slice(1))('%s gives the same products as the first one', (name) => {
    expect(seen(importedOf(name).source)).toEqual(seen(importedOf('rss.xml').source));
  });

  it.each(names)('%s explains the lamps, and rejects nothing else', (name) => {
    const { rejected } = importedOf(name);
    expect(rejected.every(({ file }) => file === name)).toBe(true);
    expect(rejected).toHaveLength(new Set(offers.filter(isLamp).map(({ group }) => group)).size);
    expect(rejected.every(({ reason }) => reason === 'unknown category "Home & Garden > Lighting > Lamps"')).toBe(true);
  });

  it('count what they leave out on purpose', () => {
    expect([...importedOf('google.txt').ignored.values()]).toEqual([1000]);
    expect([...importedOf('shopify-newer.csv').ignored.values()]).toEqual([
      offers.filter(({ salePrice }) => salePrice !== undefined).length,
    ]);
  });
});

describe('runImport', () => {
  const makeShop = () => makeImportShop(folder);

  afterEach(() => rm(join(folder, 'settings'), { recursive: true, force: true }));

  it('loads a file, and prints what it left out', async () => {
    const { run, lines, loads } = makeShop();
    expect(await run('--currency', 'DKK', join(folder, 'shopify-newer.csv'))).toBe(0);
    expect(loads.map((load) => [load.source.products.length, load.folder])).toEqual([[sold.length / 4, folder]]);
    expect(lines.join('\n')).toMatch(/^Left out: \d+ × compare-at prices/m);
  });

  it.each(names)('changes nothing when %s is as before, and keeps its numbers in another order', async (name) => {
    const { run, lines, loads } = makeShop();
    const args = ['--currency', 'DKK', join(folder, name)];
    expect(await run(...args)).toBe(0);
    expect(lines.at(-1)).toBe(`${sold.length / 4} added, 0 changed, 0 removed.`);
    expect(await run(...args)).toBe(0);
    expect([lines.at(-1), loads.length]).toEqual(['0 added, 0 changed, 0 removed.', 1]);
    // The order of the rows and their prices change.
    const turned = offers
      .toReversed()
      .map((offer) => (offer.colour === 'Black' ? { ...offer, price: 899, salePrice: undefined } : offer));
    await writeFile(join(folder, `turned-${name}`), textOf(name, turned));
    expect(await run('--currency', 'DKK', join(folder, `turned-${name}`))).toBe(0);
    expect(lines.at(-1)).toMatch(/^0 added, [1-9]\d* changed, 0 removed\.$/);
    const [before, after] = loads.map(({ source }) => numbersOf(source.products));
    expect(after).toEqual(before);
  });

  it('sells at the price that a file has for a market', async () => {
    const { run, loads } = makeShop();
    const [first = '', ...rows] = textOf('shopify-newer.csv', sold.slice(0, 4))
      .trimEnd()
      .split(/\n(?=product)/);
    const text = [`${first},Price / Sverige`, ...rows.map((row, index) => `${row},${index < 4 ? '349.50' : ''}`)];
    await writeFile(join(folder, 'markets.csv'), text.join('\n'));
    expect(await run('--currency', 'DKK', join(folder, 'markets.csv'))).toBe(0);
    expect(loads[0]?.source.products.map(({ prices }) => prices)).toEqual([
      expect.objectContaining({
        dk: expect.objectContaining({ sellingIncVat: 29_900 }),
        se: expect.objectContaining({ sellingIncVat: 34_950 }),
      }),
    ]);
  });

  it('leaves out products whose photos are not fetched, where photos are required', async () => {
    const { run, lines, loads } = makeShop();
    expect(await run(join(folder, 'rss.xml'), '--with-photos-only')).toBe(1);
    expect(lines.find((line) => line.endsWith('  no photo'))).toBeDefined();
    expect(loads).toEqual([]);
  });

  it('names the formats to somebody who has another one', async () => {
    await writeFile(join(folder, 'other.csv'), 'Date,Amount\n2026-01-01,5\n');
    const { run, lines } = makeShop();
    expect(await run(join(folder, 'other.csv'))).toBe(1);
    expect(lines.join('\n')).toMatch(/products\.jsonl.*JSON lines.*RSS 2\.0, Atom.*Shopify/);
  });

  it.each([
    [[]],
    [['--currency', 'kroner', 'feed.csv']],
    [['feed.csv', '--currency']],
    [['feed.csv', '--currancy', 'SEK']],
    [['feed.csv', 'other.csv']],
    [['feed.csv', '--settings=']],
  ])('prints its usage when called with %j', async (args) => {
    const { run, lines, loads } = makeShop();
    expect([await run(...args), loads]).toEqual([2, []]);
    expect(lines).toEqual([expect.stringMatching(/^Usage: .*--currency/)]);
  });
});
