import { makePrice } from '@lyng/model/testing';
import { itemDiscount } from './item-discount.ts';

const price = (regular: number, selling: number) => {
  const { regular: regularMoney, selling: sellingMoney } = makePrice();
  // Amounts without VAT that would give another result.
  return {
    regular: { ...regularMoney, incVat: regular, exVat: 7 },
    selling: { ...sellingMoney, incVat: selling, exVat: 3 },
  };
};

describe('itemDiscount', () => {
  it.each([
    [49_900, 39_900, 10_000],
    [49_900, 49_900, 0],
    [10_000, 12_000, 0],
    [49_900, 0, 49_900],
    [0, 0, 0],
  ])('regular %i sold for %i is reduced by %i, with VAT [TRK-07]', (regular, selling, discount) => {
    expect(itemDiscount(price(regular, selling))).toBe(discount);
  });
});
