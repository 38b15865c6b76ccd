import { coversSize, sizeKey } from './size-key.ts';

describe('sizeKey', () => {
  it.each([
    ['38½', '38.5'],
    ['38,5', '38.5'],
    ['W32 L34', 'w32l34'],
    ['XXXL', '3xl'],
    ['XXL', '2xl'],
    ['2XL', '2xl'],
    ['XL', 'xl'],
    ['80/86', '80/86'],
    ['36-38', '36/38'],
    ['85 cm', '85'],
    ['One size', 'onesize'],
  ])('of %s is %s', (label, key) => {
    expect(sizeKey(label)).toBe(key);
  });
});

describe('coversSize', () => {
  it.each([
    ['38', '38', true],
    ['92/98', '98', true],
    ['92/98', '95', true],
    ['92/98', '104', false],
    ['xl', 'l', false],
  ])('%s for %s: %p', (size, wanted, covers) => {
    expect(coversSize(size, wanted)).toBe(covers);
  });
});
