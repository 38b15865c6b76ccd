import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportSkipped } from '@lyng/model/testing';
import sharp from 'sharp';
import { feedFolder, hasFeed } from './testing/feed-folder.ts';
import { folderForSuite } from './testing/folder-for-suite.ts';
import type { CatalogueSource } from '@lyng/model';
import { compareCatalogues, FRAME } from './compare-catalogues.ts';
import { importCompleteCatalogue } from './testing/import-complete-catalogue.ts';
import type { CompleteCatalogue } from './testing/import-complete-catalogue.ts';
import { makeImportShop, nothingEarlier } from './testing/make-import-shop.ts';

const hoodie = {
  id: 'a-1',
  title: 'Sund Hoodie',
  brand: 'Molo',
  category: 'Men > Tops > Hoodies & Sweatshirts',
  gender: 'men',
  color: 'Black/Orange',
  sizes: ['S', 'M'],
  price: 52,
  currency: 'USD',
  description: 'A warm hoodie.\n• Soft inside.\n• Machine wash.',
  imageFile: 'images/a-black_main.webp',
  source: 'feed-a',
  images: ['images/a-black_main.webp', 'images/a-black_back.webp'],
  attributes: { material: ['Wool', 'LumaTech'] },
  flags: ['new'],
  variants: [
    { sku: '1', size: 'S', color: 'Black', stock: 3, imageFile: 'images/a-black_main.webp' },
    { sku: '2', size: 'M', color: 'Black', stock: 0, imageFile: 'images/a-black_main.webp' },
    { sku: '3', size: 'M', color: 'Orange', imageFile: 'images/a-orange_main.webp' },
    { sku: '4', size: '8f14e45f-ceea-4c3a', color: 'Orange', stock: 1, imageFile: 'images/a-orange_main.webp' },
    { sku: '5', size: '<b>', color: 'Orange', stock: 1, imageFile: 'images/a-orange_main.webp' },
  ],
};

const bag = {
  ...hoodie,
  id: 'a-2',
  title: 'Holm Bag',
  salePrice: 0,
  category: 'Gear > Bags',
  gender: null,
  color: null,
  sizes: [],
  variants: [],
  titleSv: 'Holm väska',
  images: [],
};

const lamp = { ...bag, title: 'Holm Lamp' };

const productRows: readonly (readonly [string, string])[] = [
  [JSON.stringify(hoodie), 'taken'],
  [JSON.stringify(bag), 'taken'],
  ['{"id": "a-3", ', 'not valid JSON'],
  ['[1, 2]', 'not an object'],
  [JSON.stringify({ ...bag, id: null }), 'no id'],
  [JSON.stringify({ ...bag, id: 'a-5', title: ' ' }), 'no title'],
  [JSON.stringify({ ...bag, id: 'a-6', imageFile: null }), 'no photo'],
  [JSON.stringify({ ...lamp, id: 'a-7', category: 'Home > Lamps' }), 'unknown category "Home > Lamps"'],
  [JSON.stringify({ ...lamp, id: 'a-8', category: 'toString' }), 'unknown category "toString"'],
  [JSON.stringify({ ...bag, id: 'a-10', price: null }), 'no price'],
  [JSON.stringify({ ...bag, id: 'a-12', currency: 'JPY' }), 'no rate for the currency "JPY"'],
  [
    JSON.stringify({ ...hoodie, id: 'a-13', variants: [], color: 'Black', sizes: ['UHJvZHVjdFZhcmlhbnQ6MzQ1'] }),
    'unknown size "UHJvZHVjdFZhcmlhbnQ6MzQ1"',
  ],
  [
    JSON.stringify({ ...hoodie, id: 'a-14', variants: [], price: 99999 }),
    'price 99999 USD is above the max of 20000 DKK for "hoodie"',
  ],
  [JSON.stringify({ ...bag, id: 'a-15', imageFile: 'images/missing.webp' }), 'photo images/missing.webp is missing'],
  [
    JSON.stringify({ ...bag, id: 'a-16', imageFile: '../outside.webp' }),
    'photo ../outside.webp lies outside the folder',
  ],
  [JSON.stringify({ ...bag, id: 'a-17', imageFile: 'images/text.webp' }), 'photo images/text.webp is not an image'],
  [JSON.stringify(bag), 'the id is that of row 2'],
  [JSON.stringify({ ...bag, id: 'a-20', title: 'Boot \ud800' }), 'a text with half a character'],
  [JSON.stringify({ ...bag, id: 'a'.repeat(201) }), 'the id is longer than 200 characters'],
];

const imageRows: readonly string[] = [
  { file: 'images/free.jpg', class: 'dress', kids: true, source: 'free-photos', licence: 'CC0-1.0' },
  { file: 'images/free.jpg', class: 'not sure', kids: false, source: 'free-photos', licence: 'CC0-1.0' },
  { file: 'images/gone.jpg', class: 'dress', kids: false, source: 'free-photos', licence: 'CC0-1.0' },
  { file: 'images/a-black_main.webp', class: 'hoodies', productId: 'a-1', source: 'feed-a', licence: 'MIT' },
].map((row) => JSON.stringify(row));

const taxonomy = { handle: 'fabric', values: [{ name: { en: 'Wool', da: 'Uld', sv: 'Ull', nb: 'Ull', fi: 'Villa' } }] };

const strict = { withPhotosOnly: true };

const parent = folderForSuite({
  'feed/products.jsonl': productRows.map(([row]) => row).join('\n'),
  'feed/images.jsonl': imageRows.join('\n'),
  'feed/taxonomy/attributes.jsonl': JSON.stringify(taxonomy),
  'feed/images/text.webp': 'this is only a text file',
});
const folder = join(parent, 'feed');

beforeAll(async () => {
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#7b4b6e' } });
  const webp = await photo.clone().webp().toBuffer();
  for (const name of ['a-black_main', 'a-black_back', 'a-orange_main'])
    await writeFile(join(folder, 'images', `${name}.webp`), webp);
  await writeFile(join(folder, 'images', 'free.jpg'), await photo.clone().jpeg().toBuffer());
  await writeFile(join(parent, 'outside.webp'), webp);
});

function expectComplete({ products, categories, brands }: CatalogueSource) {
  const unique = (values: readonly (string | number)[]) => expect(new Set(values).size).toBe(values.length);
  unique(products.map((product) => product.productId));
  unique(products.map((product) => product.alias.da));
  unique(products.flatMap((product) => product.skus.map((sku) => sku.skuId)));
  unique(products.flatMap((product) => product.images.map((image) => image.fileName)));
  const categoryIds = new Set(categories.map((category) => category.categoryId));
  for (const product of products) {
    expect(product.categoryIds.filter((id) => !categoryIds.has(id))).toEqual([]);
    expect(brands.some((brand) => brand.brandId === product.brandId)).toBe(true);
    expect(product.images.length).toBeGreaterThan(0);
    expect(product.skus.length).toBeGreaterThan(0);
  }
}

describe('importCatalogue', () => {
  it('makes a product of each colour, with its own sizes, stock and photos', async () => {
    const { source } = await importCompleteCatalogue(folder, strict);
    expectComplete(source);
    const [black, orange] = source.products;
    expect(black).toMatchObject({
      gender: 'men',
      kind: 'hoodie',
      colour: { key: 'black', name: { fi: 'Musta' } },
      firstAvailableDaysAgo: 14,
    });
    expect(black?.skus.map(({ name, inStock }) => [name, inStock])).toEqual([
      ['S', 3],
      ['M', 0],
    ]);
    expect(black?.images.map((image) => image.file)).toEqual(['images/a-black_main.webp', 'images/a-black_back.webp']);
    expect(orange).toMatchObject({
      variantGroupId: black?.variantGroupId,
      colour: { key: 'orange', name: { nb: 'Oransje' } },
    });
    expect(orange?.skus.map(({ name, inStock }) => [name, inStock])).toEqual([['M', 20]]);
    expect(orange?.images.map((image) => image.file)).toEqual(['images/a-orange_main.webp']);
  });

  it('translates the words of the folder’s taxonomy and leaves the rest as it is', async () => {
    const { source, untranslated } = await importCompleteCatalogue(folder, strict);
    const [hooded, , shoulderBag] = source.products;
    expect(hooded?.name).toEqual({ da: 'Sund Hoodie', sv: 'Sund Hoodie', nb: 'Sund Hoodie', fi: 'Sund Hoodie' });
    expect(hooded?.description.da).toBe('A warm hoodie.');
    expect(hooded?.details.da).toBe('Soft inside.\nMachine wash.');
    expect(hooded?.parameters.find((parameter) => parameter.groupId === 2)?.value.fi).toBe('Villa');
    expect(shoulderBag?.name).toMatchObject({ da: 'Holm Bag', sv: 'Holm väska' });
    expect(untranslated).toBe(3);
    expect(hooded?.textLanguages).toEqual({ da: 'en', sv: 'en', nb: 'en', fi: 'en' });
    expect(shoulderBag?.textLanguages).toEqual({ da: 'en', nb: 'en', fi: 'en' });
  });

  it('shows "see the image" when a feed names no colour, and offers no filter for it', async () => {
    const { source } = await importCompleteCatalogue(folder, strict);
    const shoulderBag = source.products.find((product) => product.kind === 'bag');
    expect(shoulderBag?.colour).toMatchObject({ key: 'not-stated', name: { da: 'Se billedet' } });
    expect(shoulderBag?.parameters.filter((parameter) => parameter.groupId === 1)).toEqual([]);
    expect(shoulderBag?.skus.map((sku) => sku.name)).toEqual(['One size']);
  });

  it('makes plain products of free photos and names their source', async () => {
    const { source, ids } = await importCompleteCatalogue(folder, strict);
    const dress = source.products.at(-1);
    expect(dress).toMatchObject({
      gender: 'children',
      kind: 'dress',
      prices: { dk: { sellingIncVat: 27_900 }, fi: { sellingIncVat: 3490 } },
      discountType: 'NONE',
      images: [{ file: 'images/free.jpg' }],
    });
    expect(dress?.name.fi).toMatch(/^Mekko \p{Lu}/u);
    expect(dress?.details.sv).toBe('Foto: free-photos (CC0-1.0)');
    // The next import finds their numbers by these keys.
    const keyOf = (number = 0) => ids.find(({ id }) => id === number)?.key.split('\u001F');
    expect(keyOf(dress?.productId)).toEqual(['photo', 'images/free.jpg']);
    expect(keyOf(dress?.skus[0]?.skuId)).toEqual(['photo', 'images/free.jpg', dress?.skus[0]?.name]);
  });

  it('rejects the other rows, each for its reason', async () => {
    const { rejected } = await importCompleteCatalogue(folder, strict);
    const found = rejected.filter(({ file, row }) => file === 'products.jsonl' && row > 2);
    expect(found.map(({ row, reason }) => [row, reason])).toEqual(
      productRows.map(([, reason], index) => [index + 1, reason]).slice(2),
    );
  });

  it('reports which part of a row it left out, and which photo it cannot place', async () => {
    const { rejected } = await importCompleteCatalogue(folder);
    expect(rejected.filter((rejection) => rejection.row === 1).map((rejection) => rejection.reason)).toEqual([
      'imported without a part: unknown size "8f14e45f-ceea-4c3a"',
      'imported without a part: unknown size "<b>"',
    ]);
    expect(rejected.filter((rejection) => rejection.file === 'images.jsonl')).toEqual([
      { file: 'images.jsonl', row: 2, id: 'images/free.jpg', reason: 'unknown class "not sure"' },
      { file: 'images.jsonl', row: 3, id: 'images/gone.jpg', reason: 'photo images/gone.jpg is missing' },
    ]);
  });

  it('uses a drawing for a product without a photo unless photos are required [IN-4] [IN-47]', async () => {
    const { source, rejected } = await importCompleteCatalogue(folder);
    expect(rejected.some((rejection) => rejection.reason === 'no photo')).toBe(false);
    expect(source.products.some((product) => product.images.every((image) => image.drawing?.kind === 'bag'))).toBe(
      true,
    );
    expectComplete(source);
  });
});

const makeShop = () => makeImportShop(parent);

describe('runImport', () => {
  afterEach(() => rm(join(parent, 'settings'), { recursive: true, force: true }));

  it('[BUG-5] prints rejections with a summary, writes them to a file, and loads', async () => {
    const { run, lines, loads } = makeShop();
    expect(await run(folder, '--with-photos-only')).toBe(0);
    expect(loads.map(({ source }) => source.products.length)).toEqual([4]);
    expect(lines).toContain('products.jsonl:7 a-6: no photo');
    expect(lines.find((line) => line.startsWith('Imported'))).toMatch(
      /^Imported 4 products of 2 brands in \d+ categories\.$/,
    );
    expect(lines).toContain('      2  unknown category …');
    expect(lines.at(-1)).toBe('4 added, 0 changed, 0 removed.');
    const rejected = await readFile(join(parent, 'settings', 'rejected.csv'), 'utf8');
    expect(rejected.split('\n').slice(0, 4)).toEqual([
      'file,row,id,reason',
      'products.jsonl,1,a-1,"imported without a part: unknown size ""8f14e45f-ceea-4c3a"""',
      'products.jsonl,1,a-1,"imported without a part: unknown size ""<b>"""',
      'products.jsonl,2,a-2,imported without a part: sale price 0 is not a price',
    ]);
    expect(await readFile(join(parent, 'settings', 'categories.csv'), 'utf8')).toContain(
      'Men > Tops > Hoodies & Sweatshirts,3,hoodie,,last part',
    );
  });

  it('changes nothing when the folder is as before', async () => {
    const { run, lines, loads } = makeShop();
    await run(folder);
    expect(await run(folder, '--without-photos')).toBe(0);
    expect(lines.at(-1)).toBe('0 added, 0 changed, 0 removed.');
    expect(loads).toHaveLength(1);
  });

  it('goes by what the merchant changed in the mapping', async () => {
    const { run, lines, loads } = makeShop();
    await run(folder);
    const path = join(parent, 'settings', 'categories.csv');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('Sweatshirts,3,hoodie,,last part', 'Sweatshirts,3,cardigan,,last part'));
    expect(await run(folder)).toBe(0);
    expect(lines.at(-1)).toBe('0 added, 2 changed, 0 removed.');
    expect(loads.at(-1)?.source.products[0]?.kind).toBe('cardigan');
    expect(await readFile(path, 'utf8')).toContain('Sweatshirts,3,cardigan,,merchant');
  });

  it('removes what is no longer in the feed, but not most of it without a word', async () => {
    const { run, lines, loads } = makeShop();
    const less = join(parent, 'less');
    await mkdir(less);
    await writeFile(join(less, 'products.jsonl'), JSON.stringify({ ...bag, images: [], imageFile: null }));
    await run(folder);
    const count = loads[0]?.source.products.length ?? 0;
    expect(await run(less)).toBe(1);
    expect(lines.at(-1)).toBe(
      `Nothing was changed: ${count - 1} of ${count} products would be removed. Repeat with --allow-removals if that is right.`,
    );
    expect(loads).toHaveLength(1);
    expect(await run(less, '--allow-removals')).toBe(0);
    expect(lines.at(-1)).toBe(`0 added, 1 changed, ${count - 1} removed.`);
    expect(loads).toHaveLength(2);
  });

  it('reads the settings of the folder that is named', async () => {
    const { run, lines } = makeShop();
    const settings = join(parent, 'own');
    await mkdir(settings);
    await writeFile(join(settings, 'import.json'), '{"rates":{"USD":-1}}');
    expect(await run(folder, `--settings=${settings}`)).toBe(1);
    expect(lines).toEqual(['import.json: rates has -1 for "USD".']);
  });

  it.each([
    [[], false],
    [['--demo-codes'], true],
  ])('called with %j brings the demo’s discount codes: %s', async (flags, hasCodes) => {
    const { run, loads } = makeShop();
    await run(folder, ...flags);
    expect(loads.flatMap(({ source }) => source.promoCodes.map(({ code }) => code)).includes('MINUS100')).toBe(
      hasCodes,
    );
  });

  it('does not touch the catalogue without a file of products', async () => {
    const { run, lines, loads } = makeShop();
    expect(await run(join(parent, 'no-such-folder'))).toBe(1);
    expect(lines.join('\n')).toMatch(/has no products\.jsonl/);
    expect(loads).toEqual([]);
  });
});

if (!hasFeed) reportSkipped('the import of a real catalogue (FEED_FOLDER is not there)');

// The feed is not part of the repository: without it, the line above appears in the report of the check.
(hasFeed ? describe : describe.skip)('importCatalogue of a real catalogue', () => {
  let imported: CompleteCatalogue;

  beforeAll(async () => {
    imported = await importCompleteCatalogue(feedFolder);
  }, 120_000);

  it('has nearly every row that has a price', async () => {
    const rows = (await readFile(join(feedFolder, 'products.jsonl'), 'utf8')).trim().split('\n');
    const priced = rows.flatMap((row, index) => (/"price": ?\d/.test(row) ? [index + 1] : []));
    const lost = new Set(
      imported.rejected
        .filter(({ file, reason }) => file === 'products.jsonl' && !reason.startsWith('imported without'))
        .map(({ row }) => row),
    );
    expect(priced.filter((row) => !lost.has(row)).length / priced.length).toBeGreaterThan(0.982);
    expect(imported.rejected.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('lists each product in a category with others, under a brand', () => {
    const { source } = imported;
    expectComplete(source);
    const counts = new Map(source.categories.map(({ categoryId }) => [categoryId, 0]));
    for (const { categoryIds } of source.products)
      for (const id of new Set(categoryIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
    expect(source.brands.filter(({ name }) => name.trim() === '')).toEqual([]);
    const aliases = source.categories.map(({ alias }) => alias.sv);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it('is the same in the next run', async () => {
    const next = await importCompleteCatalogue(feedFolder, {}, imported.ids);
    const { hashes } = compareCatalogues(nothingEarlier, imported.source);
    const products = new Map([...hashes].filter(([id]) => id !== FRAME));
    const difference = compareCatalogues({ ids: imported.ids, products, hashes }, next.source);
    expect(difference).toMatchObject({ added: 0, changed: 0, removed: 0, isSame: true });
  }, 120_000);
});
