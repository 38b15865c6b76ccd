import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reportSkipped } from '@lyng/model/testing';
import sharp from 'sharp';
import { feedFolder, hasFeed } from '../../testing/feed-folder.ts';
import type { CatalogueSource } from '@lyng/model';
import { importCatalogue } from './import-catalogue.ts';
import { runImport, summarise } from './import-command.ts';

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
    { sku: '4', size: 'M', color: 'Octarine', stock: 1, imageFile: 'images/a-black_main.webp' },
    { sku: '5', size: 'gibberish', color: 'Orange', stock: 1, imageFile: 'images/a-orange_main.webp' },
  ],
};

const bag = {
  ...hoodie,
  id: 'a-2',
  title: 'Holm Bag',
  category: 'Gear > Bags',
  gender: null,
  color: null,
  sizes: [],
  variants: [],
  titleSv: 'Holm väska',
  images: [],
};

const productRows: readonly (readonly [string, string])[] = [
  [JSON.stringify(hoodie), 'taken'],
  [JSON.stringify(bag), 'taken'],
  ['{"id": "a-3", ', 'not valid JSON'],
  ['[1, 2]', 'not an object'],
  [JSON.stringify({ ...bag, id: null }), 'no id'],
  [JSON.stringify({ ...bag, id: 'a-5', title: ' ' }), 'no title'],
  [JSON.stringify({ ...bag, id: 'a-6', imageFile: null }), 'no photo'],
  [JSON.stringify({ ...bag, id: 'a-7', category: 'Home > Lamps' }), 'unknown category "Home > Lamps"'],
  [JSON.stringify({ ...bag, id: 'a-8', category: 'toString' }), 'unknown category "toString"'],
  [JSON.stringify({ ...bag, id: 'a-9', gender: 'robots' }), 'unknown gender "robots"'],
  [JSON.stringify({ ...bag, id: 'a-10', price: null }), 'no price'],
  [JSON.stringify({ ...bag, id: 'a-11', price: '52' }), 'no price'],
  [JSON.stringify({ ...bag, id: 'a-12', currency: 'JPY' }), 'unknown currency "JPY"'],
  [JSON.stringify({ ...bag, id: 'a-13', color: 'Octarine' }), 'unknown colour "Octarine"'],
  [JSON.stringify({ ...hoodie, id: 'a-14', variants: [], color: 'Black', sizes: [] }), 'no size'],
  [JSON.stringify({ ...bag, id: 'a-15', imageFile: 'images/missing.webp' }), 'photo images/missing.webp is missing'],
  [
    JSON.stringify({ ...bag, id: 'a-16', imageFile: '../outside.webp' }),
    'photo ../outside.webp lies outside the folder',
  ],
  [JSON.stringify({ ...bag, id: 'a-17', imageFile: 'images/text.webp' }), 'photo images/text.webp is not an image'],
  [JSON.stringify(bag), 'the id is that of row 2'],
  [JSON.stringify({ ...bag, id: 'a-20', title: 'Boot \ud800' }), 'a text with half a character'],
  [JSON.stringify({ ...bag, id: 'a-21', brand: 'Molo \udc00' }), 'a text with half a character'],
];

const imageRows: readonly string[] = [
  { file: 'images/free.jpg', class: 'dress', kids: true, source: 'free-photos', licence: 'CC0-1.0' },
  { file: 'images/free.jpg', class: 'hat', kids: false, source: 'free-photos', licence: 'CC0-1.0' },
  { file: 'images/a-black_main.webp', class: 'hoodies', productId: 'a-1', source: 'feed-a', licence: 'MIT' },
].map((row) => JSON.stringify(row));

const taxonomy = { handle: 'fabric', values: [{ name: { en: 'Wool', da: 'Uld', sv: 'Ull', nb: 'Ull', fi: 'Villa' } }] };

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'import-'));
  folder = join(parent, 'feed');
  await mkdir(join(folder, 'images'), { recursive: true });
  await mkdir(join(folder, 'taxonomy'));
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#7b4b6e' } });
  const webp = await photo.clone().webp().toBuffer();
  for (const name of ['a-black_main', 'a-black_back', 'a-orange_main'])
    await writeFile(join(folder, 'images', `${name}.webp`), webp);
  await writeFile(join(folder, 'images', 'free.jpg'), await photo.clone().jpeg().toBuffer());
  await writeFile(join(folder, 'images', 'text.webp'), 'this is only a text file');
  await writeFile(join(parent, 'outside.webp'), webp);
  await writeFile(join(folder, 'products.jsonl'), productRows.map(([row]) => row).join('\n'));
  await writeFile(join(folder, 'images.jsonl'), imageRows.join('\n'));
  await writeFile(join(folder, 'taxonomy', 'attributes.jsonl'), JSON.stringify(taxonomy));
});

afterAll(() => rm(parent, { recursive: true }));

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
    const { source } = await importCatalogue(folder);
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
    const { source, untranslated } = await importCatalogue(folder);
    const [hooded, , shoulderBag] = source.products;
    expect(hooded?.name).toEqual({ da: 'Sund Hoodie', sv: 'Sund Hoodie', nb: 'Sund Hoodie', fi: 'Sund Hoodie' });
    expect(hooded?.description.da).toBe('A warm hoodie.');
    expect(hooded?.details.da).toBe('Soft inside.\nMachine wash.');
    expect(hooded?.parameters.find((parameter) => parameter.groupId === 2)?.value.fi).toBe('Villa');
    expect(shoulderBag?.name).toMatchObject({ da: 'Holm Bag', sv: 'Holm väska' });
    expect(untranslated).toBe(3);
  });

  it('shows "see the image" when a feed names no colour, and offers no filter for it', async () => {
    const { source } = await importCatalogue(folder);
    const shoulderBag = source.products.find((product) => product.kind === 'bag');
    expect(shoulderBag?.colour).toMatchObject({ key: 'not-stated', name: { da: 'Se billedet' } });
    expect(shoulderBag?.parameters.filter((parameter) => parameter.groupId === 1)).toEqual([]);
    expect(shoulderBag?.skus.map((sku) => sku.name)).toEqual(['One size']);
  });

  it('makes plain products of free photos and names their source', async () => {
    const { source } = await importCatalogue(folder);
    const dress = source.products.at(-1);
    expect(dress).toMatchObject({
      gender: 'children',
      kind: 'dress',
      discountType: 'NONE',
      images: [{ file: 'images/free.jpg' }],
    });
    expect(dress?.name.fi).toMatch(/^Mekko \p{Lu}/u);
    expect(dress?.details.sv).toBe('Foto: free-photos (CC0-1.0)');
    const without = await importCatalogue(folder, { withPlainProducts: false });
    expect(without.source.products).toHaveLength(source.products.length - 1);
  });

  it.each(
    productRows.map(([, reason], index) => [index + 1, reason] as const).filter(([, reason]) => reason !== 'taken'),
  )('rejects row %i: %s', async (row, reason) => {
    const { rejected } = await importCatalogue(folder);
    expect(rejected.filter((rejection) => rejection.file === 'products.jsonl' && rejection.row === row)).toEqual([
      expect.objectContaining({ reason }),
    ]);
  });

  it('reports which part of a row it left out, and which photo it cannot place', async () => {
    const { rejected } = await importCatalogue(folder);
    expect(rejected.filter((rejection) => rejection.row === 1).map((rejection) => rejection.reason)).toEqual([
      'imported without a part: unknown size "gibberish"',
      'imported without a part: unknown colour "Octarine"',
    ]);
    expect(rejected.filter((rejection) => rejection.file === 'images.jsonl')).toEqual([
      { file: 'images.jsonl', row: 2, id: 'images/free.jpg', reason: 'unknown class "hat"' },
    ]);
  });

  it('uses a drawing for a product without a photo when the option is set', async () => {
    const { source, rejected } = await importCatalogue(folder, { withPhotosOnly: false });
    expect(rejected.some((rejection) => rejection.reason === 'no photo')).toBe(false);
    expect(source.products.some((product) => product.images.every((image) => image.drawing?.kind === 'bag'))).toBe(
      true,
    );
    expectComplete(source);
  });

  it('gives the same catalogue each time', async () => {
    expect(await importCatalogue(folder)).toEqual(await importCatalogue(folder));
  });

  it('reports the missing file of a folder without a catalogue', async () => {
    await expect(importCatalogue(dirname(folder))).rejects.toThrow(/has no products\.jsonl/);
  });
});

describe('runImport', () => {
  it('prints rejections row by row with a summary, then loads', async () => {
    const lines: string[] = [];
    const loaded: [number, string][] = [];
    const code = await runImport([folder], {
      print: (line) => lines.push(line),
      load: async (source, from) => void loaded.push([source.products.length, from]),
    });
    expect(code).toBe(0);
    expect(loaded).toEqual([[4, folder]]);
    expect(lines).toContain('products.jsonl:7 a-6: no photo');
    expect(lines.at(lines.findIndex((line) => line.startsWith('Imported')))).toMatch(
      /^Imported 4 products of 2 brands in \d+ categories\.$/,
    );
    expect(lines.at(-1)).toMatch(/^ +1 {2}/);
  });

  it.each([
    [[], false],
    [['--demo-codes'], true],
  ])('called with %j brings the demo’s discount codes: %s', async (flags, hasCodes) => {
    const codes: string[] = [];
    await runImport([folder, ...flags], {
      print: () => undefined,
      load: async (source) => void codes.push(...source.promoCodes.map(({ code }) => code)),
    });
    expect(codes.includes('MINUS100')).toBe(hasCodes);
  });

  it.each([
    [[], 2, /^Usage/],
    [[join(tmpdir(), 'no-such-folder')], 1, /has no products\.jsonl/],
  ] as const)('does not touch the database when called with %j', async (args, code, message) => {
    const lines: string[] = [];
    const load = () => Promise.reject(new Error('must not be called'));
    expect(await runImport(args, { print: (line) => lines.push(line), load })).toBe(code);
    expect(lines.join('\n')).toMatch(message);
  });

  it('counts rejections of one kind together', () => {
    const rejected = ['unknown size "a"', 'no photo', 'unknown size "b"'].map((reason, row) => ({
      file: 'products.jsonl',
      row,
      reason,
    }));
    expect(summarise(rejected)).toEqual(['      2  unknown size …', '      1  no photo']);
  });
});

if (!hasFeed) reportSkipped('the import of a real catalogue (FEED_FOLDER is not there)');

// The feed is not part of the repository: without it, the line above appears in the report of the check.
(hasFeed ? describe : describe.skip)('importCatalogue of a real catalogue', () => {
  it('fills a shop with several hundred products with photos, and explains every other row', async () => {
    const { source, rejected } = await importCatalogue(feedFolder);
    expectComplete(source);
    expect(source.products.length).toBeGreaterThan(500);
    expect(source.products.every((product) => product.images.every((image) => image.file !== undefined))).toBe(true);
    expect(rejected.every((rejection) => rejection.reason !== '')).toBe(true);
    expect(rejected.filter((rejection) => rejection.reason === 'not valid JSON')).toEqual([]);
  });
});
