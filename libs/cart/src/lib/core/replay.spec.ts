import fc from 'fast-check';
import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { enqueue } from './pending-operation.ts';
import type { PendingOperation } from './pending-operation.ts';
import { replay, shownLines } from './replay.ts';

const product = (skuId: number) => ({ ...makeProductSummary(), skus: [makeSku(skuId)] });
const add = (skuId: number, quantity = 1, id = `add-${skuId}`): PendingOperation => ({
  kind: 'add',
  id,
  skuId,
  quantity,
  product: product(skuId),
});
const set = (skuId: number, quantity: number, id = `set-${skuId}-${quantity}`): PendingOperation => ({
  kind: 'set-quantity',
  id,
  line: { skuId, itemId: null },
  quantity,
});
const quantities = (shown: ReturnType<typeof replay>) =>
  Object.fromEntries(shown.lines.map((line) => [line.reference.skuId, line.quantity]));

const twoLines = makeCart({
  items: [makeCartItem({ skuId: 1, quantity: 2 }), makeCartItem({ skuId: 2, quantity: 1 })],
});

describe('replay', () => {
  it.each<[name: string, pending: readonly PendingOperation[], lines: Record<number, number>]>([
    ['nothing pending', [], { 1: 2, 2: 1 }],
    ['units of a held size', [add(1, 3)], { 1: 5, 2: 1 }],
    ['a new size', [add(9)], { 1: 2, 2: 1, 9: 1 }],
    ['two adds of a new size', [add(9, 1, 'a'), add(9, 1, 'b')], { 1: 2, 2: 1, 9: 2 }],
    ['a quantity', [set(2, 4)], { 1: 2, 2: 4 }],
    ['a removal', [set(1, 0)], { 2: 1 }],
    ['a removal after an add', [add(9), set(9, 0)], { 1: 2, 2: 1 }],
    ['an add after a removal', [set(1, 0), add(1)], { 2: 1, 1: 1 }],
    ['a quantity of a line that is not there', [set(7, 3)], { 1: 2, 2: 1 }],
    ['a promo code', [{ kind: 'set-promo-code', id: 'p', promoCode: 'X' }], { 1: 2, 2: 1 }],
  ])('shows %s', (_name, pending, lines) => {
    expect(quantities(replay(twoLines, pending))).toEqual(lines);
  });

  it('leaves a gift as it is when the same size is bought or taken out', () => {
    const withGift = makeCart({ items: [makeCartItem({ skuId: 1, quantity: 1, isFreeGift: true })] });
    const lines = (pending: readonly PendingOperation[]) =>
      replay(withGift, pending).lines.map(({ isGift, quantity }) => ({ isGift, quantity }));
    expect(lines([add(1, 2)])).toEqual([
      { isGift: true, quantity: 1 },
      { isGift: false, quantity: 2 },
    ]);
    expect(lines([set(1, 0)])).toEqual([{ isGift: true, quantity: 1 }]);
  });

  it('takes every amount from the server and marks it busy while something is pending [PAIN-02]', () => {
    const shown = replay(twoLines, [add(1), add(9)]);
    expect(shown.summary).toBe(twoLines.summary);
    expect(shown.moneyBusy).toBe(true);
    expect(shown.lines.map(({ totalPrice, busy }) => [totalPrice, busy])).toEqual([
      [twoLines.items[0]?.totalPrice, true],
      [twoLines.items[1]?.totalPrice, false],
      [null, true],
    ]);
    expect(replay(twoLines, []).moneyBusy).toBe(false);
  });

  it('keeps the promo code of the server until the server has taken another', () => {
    const cart = makeCart({ promoCode: 'OLD' });
    expect(replay(cart, [{ kind: 'set-promo-code', id: 'p', promoCode: 'NEW' }]).promoCode).toBe('OLD');
  });

  it('gives two lines of one size keys of their own', () => {
    const cart = makeCart({ items: [makeCartItem({ id: 'a', skuId: 1 }), makeCartItem({ id: 'b', skuId: 1 })] });
    expect(shownLines(cart).map(({ key }) => key)).toEqual(['1', '1-1']);
    const changed = replay(cart, [{ kind: 'set-quantity', id: 'x', line: { skuId: 1, itemId: 'b' }, quantity: 5 }]);
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual([1, 5]);
  });

  it('shows an empty cart before there is one', () => {
    expect(replay(null, [])).toMatchObject({ id: '', lines: [], itemCount: 0, summary: null, moneyBusy: false });
  });
});

const operation = fc.record({
  sku: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 0, max: 6 }),
  add: fc.boolean(),
});
const operations = fc
  .array(operation, { maxLength: 30 })
  .map((list) =>
    list.map((one, at) => (one.add ? add(one.sku, one.quantity + 1, `${at}`) : set(one.sku, one.quantity, `${at}`))),
  );

/** A server that applies the same operations one after the other. */
function served(start: Record<number, number>, pending: readonly PendingOperation[]): Record<number, number> {
  const lines = { ...start };
  for (const one of pending) {
    if (one.kind === 'add') lines[one.skuId] = (lines[one.skuId] ?? 0) + one.quantity;
    if (one.kind === 'set-quantity' && lines[one.line.skuId] !== undefined) lines[one.line.skuId] = one.quantity;
    for (const [skuId, quantity] of Object.entries(lines)) if (quantity === 0) delete lines[Number(skuId)];
  }
  return lines;
}

describe('properties', () => {
  it('shows what the server will have when every operation has succeeded, losing and doubling no unit', () => {
    fc.assert(
      fc.property(operations, (pending) => {
        expect(quantities(replay(twoLines, pending))).toEqual(served({ 1: 2, 2: 1 }, pending));
      }),
    );
  });

  it('shows the same whether quantities in a row are sent one by one or only the last', () => {
    fc.assert(
      fc.property(operations, fc.option(fc.nat({ max: 29 })), (all, sendingAt) => {
        const sendingId = sendingAt === null ? null : String(sendingAt);
        let log: readonly PendingOperation[] = [];
        for (const one of all) log = enqueue(log, one, sendingId);
        expect(quantities(replay(twoLines, log))).toEqual(quantities(replay(twoLines, all)));
        expect(sendingId === null || !all[Number(sendingId)] || log.some(({ id }) => id === sendingId)).toBe(true);
      }),
    );
  });
});
