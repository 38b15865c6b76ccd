import { sizeLabel } from './known-sizes.ts';

describe('sizeLabel', () => {
  it.each([
    ['shirt', 'M', 'M'],
    ['shirt', 'xxl', 'XXL'],
    ['sneaker', '39', '39'],
    ['sneaker', '6.5', '6.5'],
    ['trousers', '32', '32'],
    ['jeans', 'W31 L32', 'W31 L32'],
    ['dress', '98/104', '98/104'],
    ['belt', '85 cm', '85 cm'],
    ['socks', '36-38', '36-38'],
    ['bag', undefined, 'One size'],
    ['beanie', 'onesize', 'One size'],
  ] as const)('prints the size of a %s given as %s as %s', (kind, size, label) => {
    expect(sizeLabel(kind, size)).toBe(label);
  });

  it.each([
    ['hoodie', undefined],
    ['hoodie', 'UHJvZHVjdFZhcmlhbnQ6MzQ1'],
    ['hoodie', '<b>M</b>'],
    ['sneaker', '-39'],
    ['sneaker', '390'],
    ['bag', 'huge'],
  ] as const)('does not know the size of a %s given as %s', (kind, size) => {
    expect(sizeLabel(kind, size)).toBeUndefined();
  });
});
