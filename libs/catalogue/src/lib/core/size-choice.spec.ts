import { makeSku, makeStock } from '@lyng/model/testing';
import { chooseSize, onlySize } from './size-choice.ts';

const sku = (skuId: number, inStock: number, oversellable = 0) =>
  makeSku(skuId, String(skuId), makeStock(inStock, { oversellable, totalStock: inStock + oversellable }));

const shoes = [sku(38, 2), sku(39, 0), sku(40, 0, 3)];

describe('choosing a size', () => {
  it.each([
    ['no size', null, 1, { ok: false, error: { kind: 'no-size-chosen' } }],
    ['a size of another product', 99, 1, { ok: false, error: { kind: 'no-size-chosen' } }],
    ['a sold-out size', 39, 1, { ok: false, error: { kind: 'sold-out' } }],
    ['more than there is', 38, 3, { ok: false, error: { kind: 'quantity-above-stock', stock: 2 } }],
    ['a size on the shelf', 38, 2, { ok: true, value: { skuId: 38, quantity: 2 } }],
    ['a size made to order', 40, 3, { ok: true, value: { skuId: 40, quantity: 3 } }],
  ])('%s [CAT-06]', (_, skuId, quantity, expected) => {
    expect(chooseSize(shoes, skuId, quantity)).toEqual(expected);
  });

  it('is not needed where there is one size', () => {
    expect(onlySize([sku(1, 1)])).toBe(1);
    expect(onlySize(shoes)).toBeNull();
    expect(chooseSize([sku(1, 1)], null)).toEqual({ ok: true, value: { skuId: 1, quantity: 1 } });
  });
});
