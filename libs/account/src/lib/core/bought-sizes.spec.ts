import { sizesByBrand } from './bought-sizes.ts';
import type { BoughtLine } from './bought-sizes.ts';

const line = (brand: string, size: string, quantity = 1): BoughtLine => ({ brand, size, quantity });

describe('the sizes that a customer has bought', () => {
  it.each<[string, readonly BoughtLine[], readonly string[]]>([
    ['are none before the first order', [], []],
    ['are none of products of one size or without a brand', [line('Lyng', ''), line('', '39')], []],
    [
      'are counted by brand',
      [line('Lyng', '39', 2), line('Lyng', '39'), line('Holm', 'M')],
      ['Lyng: 3 of 39', 'Holm: 1 of M'],
    ],
    ['begin with the most bought', [line('Lyng', '38'), line('Lyng', '39', 2)], ['Lyng: 2 of 39, 1 of 38']],
    ['are in the order of numbers when bought alike', [line('A', '110'), line('A', '98')], ['A: 1 of 98, 1 of 110']],
  ])('%s [ACC-12]', (_rule, lines, expected) => {
    const found = sizesByBrand(lines).map(
      ({ brand, sizes }) => `${brand}: ${sizes.map(({ size, units }) => `${units} of ${size}`).join(', ')}`,
    );
    expect(found).toEqual(expected);
  });

  it('are of eight brands at most [ACC-12]', () => {
    expect(sizesByBrand([...'abcdefghij'].map((brand) => line(brand, '39'))).map(({ brand }) => brand)).toEqual([
      ...'abcdefgh',
    ]);
  });
});
