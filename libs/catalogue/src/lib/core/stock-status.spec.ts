import { makeStock } from '@lyng/model/testing';
import fc from 'fast-check';
import { buyable, deliveryTime, fewLeftBelow, stockStatus } from './stock-status.ts';

const stock = (inStock: number, oversellable = 0, uncounted = 0) =>
  makeStock(inStock, { oversellable, static: uncounted, totalStock: inStock + oversellable + uncounted });

describe('stock status', () => {
  it.each([
    ['nothing at all', stock(0), 1, 'OUT_OF_STOCK', null],
    ['more wanted than there can be', stock(3, 1), 5, 'OUT_OF_STOCK', null],
    ['only made to order', stock(0, 10), 1, 'OVERSELLABLE', 'longer'],
    ['wanted beyond the shelf', stock(2, 10), 3, 'OVERSELLABLE', 'longer'],
    ['made elsewhere', stock(0, 0, 1), 1, 'STATIC', 'longer'],
    ['shelf too short, the rest made elsewhere', stock(1, 5, 5), 2, 'STATIC', 'longer'],
    ['one left', stock(1), 1, 'FEW_LEFT', 'normal'],
    ['five left', stock(5), 1, 'FEW_LEFT', 'normal'],
    ['six left', stock(6), 1, 'IN_STOCK', 'normal'],
    ['few on the shelf but never counted down', stock(2, 0, 50), 1, 'IN_STOCK', 'normal'],
    ['plenty', stock(80), 3, 'IN_STOCK', 'normal'],
  ] as const)('%s [CAT-05]', (_, given, quantity, status, delivery) => {
    expect(stockStatus(given, quantity)).toBe(status);
    expect(deliveryTime(stockStatus(given, quantity))).toBe(delivery);
  });

  const anyStock = fc
    .tuple(fc.nat(20), fc.nat(20), fc.nat(20))
    .map(([inStock, oversellable, uncounted]) => stock(inStock, oversellable, uncounted));

  it('is out of stock exactly when the quantity exceeds the maximum', () => {
    fc.assert(
      fc.property(anyStock, fc.integer({ min: 1, max: 80 }), (given, quantity) => {
        expect(stockStatus(given, quantity) === 'OUT_OF_STOCK').toBe(quantity > buyable(given));
      }),
    );
  });

  it('never shows "few left" without stock, nor for six or more', () => {
    fc.assert(
      fc.property(anyStock, fc.integer({ min: 1, max: 8 }), (given, quantity) => {
        if (stockStatus(given, quantity) !== 'FEW_LEFT') return;
        expect(given.inStock).toBeGreaterThanOrEqual(quantity);
        expect(given.inStock).toBeLessThan(fewLeftBelow);
      }),
    );
  });
});
