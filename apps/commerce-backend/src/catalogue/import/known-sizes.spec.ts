import { sizeLabel } from './known-sizes.ts';

describe('sizeLabel', () => {
  it.each([
    ['M', 'M'],
    ['xxl', 'XXL'],
    ['39', '39'],
    ['6.5', '6.5'],
    ['W31 L32', 'W31 L32'],
    ['98/104', '98/104'],
    ['85 cm', '85 cm'],
    ['36-38', '36-38'],
    ['Medium', 'M'],
    ['XLARGE', 'XL'],
    [undefined, 'One size'],
    ['onesize', 'One size'],
    ['OSFA', 'One size'],
    ['Default Title', 'One size'],
  ])('prints %s as %s', (size, label) => {
    expect(sizeLabel(size)).toBe(label);
  });

  it.each(['huge', '0', 'Women’s 6.5', '11 US / 10 UK', '14 US / 48.5 UK/EU', '75B', '2-4 år', 'Petite M', 'EU 38½'])(
    'keeps %s as the feed writes it',
    (size) => {
      expect(sizeLabel(size)).toBe(size);
    },
  );

  it.each([
    'UHJvZHVjdFZhcmlhbnQ6MzQ1',
    '<b>M</b>',
    '-39',
    '20394857',
    '8f14e45f-ceea-4c3a',
    'gid://shop/Size/12',
    'a size with so many words that it is none',
    '=1+1',
  ])('does not print %s', (size) => {
    expect(sizeLabel(size)).toBeUndefined();
  });
});
