import { makeCatalogue, makeSourceProduct, makeSourceSku } from '../../catalogue/testing/make-catalogue.ts';
import { hasSize, labelTest } from './product-label.ts';

const inSize = (name: string) => makeSourceProduct(1, { skus: [makeSourceSku(1, name, 1)] });
const { brands } = makeCatalogue([]);

describe('a label', () => {
  it.each([
    ['38', '38'],
    ['M', 'm'],
    ['92/98', '98'],
    ['36-38', '37'],
    ['W32 L34', 'w32 l34'],
  ])('finds a product of the size %s when it requires %s', (name, size) => {
    expect(hasSize(size)(inSize(name))).toBe(true);
  });

  it.each([
    ['38', '8'],
    ['36-38', '39'],
    ['XL', 'l'],
    ['One size', '38'],
  ])('finds no product of the size %s when it requires %s', (name, size) => {
    expect(hasSize(size)(inSize(name))).toBe(false);
  });

  it('requires one value of each demand', () => {
    const product = makeSourceProduct(1);
    expect(labelTest('kind=boot,sneaker colour=black brand=alfa material=leather size=39', brands)(product)).toBe(true);
    expect(labelTest('kind=sneaker colour=blue', brands)(product)).toBe(false);
  });

  it('throws when it requires something that no product has', () => {
    expect(() => labelTest('kind=sneaker season=winter', brands)).toThrow('requires "season"');
  });
});
