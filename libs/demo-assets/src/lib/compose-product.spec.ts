import { globSync } from 'node:fs';
import { join } from 'node:path';
import { inSample } from '@lyng/model/testing';
import sharp from 'sharp';
import { composeProduct } from './compose-product.ts';

const folder = join(import.meta.dirname, '../../masters');
const masters = globSync('*/*.mask.webp', { cwd: folder }).map((file) => {
  const [, kind = '', pattern = '', design = '', view = ''] = /^([^/]+)\/(.+)-(\d+)\.(\w+)\.mask/.exec(file) ?? [];
  return { name: file.replace('.mask.webp', ''), kind, pattern, view, seed: Number(design) - 1 };
});

const colours = ['#31465f', '#e7d9c4'];
const pixelsOf = async (order: Parameters<typeof composeProduct>[0], width = 40) =>
  (await composeProduct(order, width)).raw().toBuffer();

it('has an image and a mask of one size for every view of a design', async () => {
  const names = new Set(masters.map(({ name }) => name));
  const needed = masters.flatMap(({ name, kind }) =>
    masters.filter((other) => other.kind === kind).map(({ view }) => name.replace(/\.\w+$/, `.${view}`)),
  );
  expect(needed.filter((name) => !names.has(name))).toEqual([]);
  for (const { name } of masters) {
    const [image, mask] = await Promise.all(
      ['', '.mask'].map((part) => sharp(join(folder, `${name}${part}.webp`)).metadata()),
    );
    expect([name, image?.width, image?.height]).toEqual([name, mask?.width, mask?.height]);
  }
});

it.each(masters.filter(({ name }) => inSample(name, 8)))('shows $name as an image', async (master) => {
  const image = await composeProduct({ ...master, colours }, 60);
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 60, height: 75 });
  const { channels } = await sharp(data).stats();
  // Bare studio paper varies by less than 4.
  expect(channels[0]?.stdev).toBeGreaterThan(5);
});

it('gives the colours to the parts that the mask names, and is repeatable', async () => {
  const order = { kind: 't-shirt', view: 'front', pattern: 'solid', seed: 0 };
  const chestOf = async (main: string) => [
    ...(await pixelsOf({ ...order, colours: [main] })).subarray((25 * 40 + 20) * 3).subarray(0, 3),
  ];
  const [red = 0, green = 0, blue = 0] = await chestOf('#b03a36');
  expect(red).toBeGreaterThan(green * 2);
  expect(red).toBeGreaterThan(blue * 2);
  expect(Math.max(...(await chestOf('#000000')))).toBeLessThan(70);
  expect(Math.min(...(await chestOf('#ffffff')))).toBeGreaterThan(200);
  expect(await pixelsOf({ ...order, colours })).toEqual(await pixelsOf({ ...order, colours }));
});

it('has another design of a pattern that the kind lacks', async () => {
  const order = { kind: 'jeans', view: 'front', seed: 0, colours };
  expect(await pixelsOf({ ...order, pattern: 'plaid' })).toEqual(await pixelsOf({ ...order, pattern: 'denim' }));
});

it.each([
  ['kind', 'rocket', 'side'],
  ['view', 'sneaker', 'front'],
])('throws for a %s that it does not know', async (_what, kind, view) => {
  await expect(composeProduct({ kind, view, pattern: 'solid', colours, seed: 1 }, 40)).rejects.toThrow(/^images: /);
});
