import { makePrice, makeProductSummary } from '@lyng/model/testing';
import { isFavouriteOrder, orderFavourites } from './favourite-order.ts';

const product = (productId: number, name: string, incVat: number, isDiscounted: boolean) =>
  makeProductSummary({ productId, name, unitPrice: { ...makePrice(incVat), isDiscounted } });

const products = [
  product(4, 'Ærø støvle', 300, false),
  product(3, 'Zita', 100, true),
  product(2, 'Ada', 300, true),
  product(1, 'Åse', 200, false),
];

describe('the order of favourites [FAV-10]', () => {
  it.each([
    ['added', [4, 3, 2, 1]],
    ['price', [3, 1, 4, 2]],
    ['name', [2, 3, 4, 1]],
    ['sale', [3, 2, 4, 1]],
  ] as const)('by %s', (order, ids) => {
    expect(isFavouriteOrder(order)).toBe(true);
    expect(orderFavourites(products, order, 'da').map(({ productId }) => productId)).toEqual(ids);
  });

  it.each(['', 'x'])('is not “%s”', (value) => {
    expect(isFavouriteOrder(value)).toBe(false);
  });
});
