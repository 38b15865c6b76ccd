import { sizeKey, sizeLabel } from './sizes.ts';

const keyOf = (size: string) => sizeKey({ size });

describe('sizeLabel', () => {
  it.each([
    ['M', 'M'],
    ['xxl', 'XXL'],
    ['6.5', '6.5'],
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
    expect(sizeLabel({ size })).toBe(label);
  });

  it.each<readonly [string | undefined, string, string]>([
    ['38', 'EU', '38'],
    ['38', 'DE', '38'],
    ['40', 'FR', 'FR 40'],
    ['6', 'UK', 'UK 6'],
    ['6.5', 'uk', 'UK 6.5'],
    ['8', 'US', 'US 8'],
    ['26', 'JP', 'JP 26'],
    ['10-12', 'UK', 'UK 10-12'],
    ['34B', 'UK', 'UK 34B'],
    ['6 UK', 'UK', '6 UK'],
    ['US 8 / EU 39', 'US', 'US 8 / EU 39'],
    ['M', 'US', 'M'],
    ['W31 L32', 'US', 'W31 L32'],
    ['98/104', 'UK', '98/104'],
    ['85 cm', 'UK', '85 cm'],
    ['8.5 M', 'US', 'US 8.5 M'],
    ['6-12M', 'US', '6-12M'],
    ['6-12 months', 'UK', '6-12 months'],
    ['4 years', 'US', '4 years'],
    [undefined, 'UK', 'One size'],
    ['38', 'no system', '38'],
  ])('prints %s of the system %s as %s', (size, sizeSystem, label) => {
    expect(sizeLabel({ size, sizeSystem })).toBe(label);
  });

  it.each<readonly [string, readonly string[], string]>([
    ['M', ['petite'], 'Petite M'],
    ['M', ['Tall', 'plus'], 'Tall M'],
    ['M', ['regular'], 'M'],
    ['46', ['plus'], '46'],
    ['Petite M', ['petite'], 'Petite M'],
    ['onesize', ['tall'], 'One size'],
  ])('prints %s of the cut %j as %s', (size, sizeTypes, label) => {
    expect(sizeLabel({ size, sizeTypes })).toBe(label);
  });

  it.each([
    ['M', 'medium', true],
    ['38,5', 'EU 38½', true],
    ['XXL', '2xl', true],
    ['36-38', '36 / 38', true],
    ['1-2 år', '12 år', false],
  ])('[BUG-8] takes %s and %s for one size: %s', (one, other, isSame) => {
    expect(keyOf(one) === keyOf(other)).toBe(isSame);
  });

  it('prints the system behind the cut', () => {
    expect(sizeLabel({ size: '10', sizeSystem: 'UK', sizeTypes: ['petite'] })).toBe('Petite UK 10');
  });

  it.each(['huge', '0', 'Women’s 6.5', 'EU 38½', '14 US / 48.5 UK/EU', '75B', '2-4 år', '3m', '1l', 'XX-Small'])(
    'keeps %s as the feed writes it',
    (size) => {
      expect(sizeLabel({ size })).toBe(size);
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
    expect(sizeLabel({ size })).toBeUndefined();
  });
});
