import { sizesByBrand } from './bought-sizes.ts';
import type { BoughtLine } from './bought-sizes.ts';

const line = (brand: string, size: string, quantity = 1): BoughtLine => ({ brand, size, quantity });

describe('the sizes that a customer has bought', () => {
  it.each<[string, readonly BoughtLine[], readonly [string, readonly [string, number][]][]]>([
    ['are none before the first order', [], []],
    ['are none of products of one size or without a brand', [line('Lyng', ''), line('', '39')], []],
    [
      'are counted by brand',
      [line('Lyng', '39', 2), line('Lyng', '39'), line('Holm', 'M')],
      [
        ['Lyng', [['39', 3]]],
        ['Holm', [['M', 1]]],
      ],
    ],
    [
      'begin with the most bought',
      [line('Lyng', '38'), line('Lyng', '39', 2)],
      [
        [
          'Lyng',
          [
            ['39', 2],
            ['38', 1],
          ],
        ],
      ],
    ],
    [
      'are in the order of numbers when bought alike',
      [line('Lyng', '110'), line('Lyng', '98')],
      [
        [
          'Lyng',
          [
            ['98', 1],
            ['110', 1],
          ],
        ],
      ],
    ],
  ])('%s [ACC-12]', (_rule, lines, expected) => {
    const found = sizesByBrand(lines).map(({ brand, sizes }) => [brand, sizes.map(({ size, units }) => [size, units])]);
    expect(found).toEqual(expected);
  });

  it('are of eight brands at most [ACC-12]', () => {
    expect(sizesByBrand([...'abcdefghij'].map((brand) => line(brand, '39'))).map(({ brand }) => brand)).toEqual([
      ...'abcdefgh',
    ]);
  });
});
