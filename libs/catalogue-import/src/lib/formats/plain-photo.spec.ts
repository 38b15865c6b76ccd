import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceProduct } from '@lyng/model';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import { importCompleteCatalogue } from '../testing/import-complete-catalogue.ts';

const FILE = 'free.png';

const folder = folderForSuite({
  [FILE]: Buffer.from('\u0089PNG and eight more bytes', 'latin1'),
  'products.jsonl': '',
});

const importPhoto = async (className: string, forChildren: boolean): Promise<SourceProduct | undefined> => {
  const row = { file: FILE, class: className, kids: forChildren, source: 'free-photos', licence: 'CC0-1.0' };
  await writeFile(join(folder, 'images.jsonl'), JSON.stringify(row));
  return (await importCompleteCatalogue(folder)).source.products[0];
};

describe('a photo without a product', () => {
  it.each([
    ['hat', false, 'hat', 'unisex', /^Hovedbeklædning \p{Lu}/u, ['One size']],
    ['hat', true, 'hat', 'children', /^Hovedbeklædning \p{Lu}/u, ['48-50', '50-52', '52-54', '54-56']],
    ['body', false, 'bodysuit', 'women', /^Body \p{Lu}/u, ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
    ['blazer', false, 'blazer', 'unisex', /^Blazer \p{Lu}/u, ['S', 'M', 'L', 'XL', 'XXL']],
    ['shoes', false, 'other-shoes', 'unisex', /^Sko \p{Lu}/u, ['40', '41', '42', '43', '44', '45', '46', '47']],
  ])(
    'of the class %s, for children: %s, is the kind %s for %s',
    async (className, forChildren, kind, gender, da, sizes) => {
      const product = await importPhoto(className, forChildren);
      expect(product).toMatchObject({ kind, gender });
      expect(product?.name.da).toMatch(da);
      expect(product?.skus.map(({ name }) => name)).toEqual(sizes);
    },
  );
});
