import fc from 'fast-check';
import { makeProductSummary, makeSku } from '@lyng/model/testing';
import { KEPT_FOR_MS, LONGEST_LOG, parseKept, printKept } from './kept-operations.ts';
import type { PendingOperation } from './pending-operation.ts';

const product = { ...makeProductSummary(), skus: [makeSku(7), makeSku(8)] };
const id = fc.uuid();
const skuId = fc.constantFrom(7, 8);
const operation: fc.Arbitrary<PendingOperation> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id,
    skuId,
    quantity: fc.integer({ min: 1, max: 50 }),
    product: fc.constant(product),
  }),
  fc.record({
    kind: fc.constant('set-quantity' as const),
    id,
    line: fc.record({ skuId, itemId: fc.option(fc.uuid()) }),
    quantity: fc.integer({ min: 0, max: 50 }),
  }),
  fc.record({ kind: fc.constant('set-promo-code' as const), id, promoCode: fc.string({ maxLength: 64 }) }),
);
const read = (text: string, now = 1) => parseKept(text === '' ? undefined : JSON.parse(text), now);
const add = (more: object = {}) => ({ kind: 'add', id: 'key-1', skuId: 7, quantity: 1, product, ...more });

it('what is kept is found again: the same intents in the same order, under the same keys [CART-07]', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(operation, { maxLength: 12, selector: (each) => each.id }),
      fc.nat(12),
      (operations, nth) => {
        const sendingId = operations[nth]?.id ?? null;
        const kept = read(printKept({ operations, sendingId }, 1));
        expect(kept.sendingId).toBe(sendingId);
        expect(kept.operations.map(({ kind, id: key }) => [kind, key])).toEqual(
          operations.map(({ kind, id: key }) => [kind, key]),
        );
        expect(kept.operations.map((each) => ('quantity' in each ? each.quantity : each.promoCode))).toEqual(
          operations.map((each) => ('quantity' in each ? each.quantity : each.promoCode)),
        );
      },
    ),
  );
});

it('keeps of a product what its line shows, and of its sizes the one that was added', () => {
  const whole = {
    ...product,
    description: 'x'.repeat(5000),
    images: [...product.images, { fileName: 'b.svg', tags: [] }],
  };
  const [kept] = read(
    printKept(
      { operations: [{ kind: 'add', id: 'key-1', skuId: 8, quantity: 1, product: whole }], sendingId: null },
      1,
    ),
  ).operations;
  expect(kept).toEqual(
    add({ skuId: 8, product: { ...product, images: product.images.slice(0, 1), skus: [makeSku(8)] } }),
  );
});

it('is never longer than a tab has room for: then the newest stay behind', () => {
  const operations = Array.from({ length: 400 }, (_, nth) => add({ id: `key-${nth}` }) as PendingOperation);
  const text = printKept({ operations, sendingId: null }, 1);
  expect(text.length).toBeLessThanOrEqual(LONGEST_LOG);
  expect(read(text).operations[0]?.id).toBe('key-0');
});

it.each([
  ['half a day later, and no longer', KEPT_FOR_MS + 1, 1],
  ['not after that: the server may have forgotten the key', KEPT_FOR_MS + 2, 0],
  ['not from the future', 0, 0],
])('is sent %s', (_case, now, count) => {
  expect(
    read(printKept({ operations: [{ kind: 'set-promo-code', id: 'key-1', promoCode: 'X' }], sendingId: null }, 1), now)
      .operations,
  ).toHaveLength(count);
});

it.each([
  ['another unit count', add({ quantity: 0 })],
  ['half a unit', add({ quantity: 1.5 })],
  ['no key', add({ id: '' })],
  ['a long key', add({ id: 'x'.repeat(129) })],
  ['no product', add({ product: undefined })],
  ['a product without a name', add({ product: { ...product, name: 1 } })],
  ['a product without prices', add({ product: { ...product, unitPrice: {} } })],
  ['images that are none', add({ product: { ...product, images: 'all' } })],
  ['a discount of another kind', add({ product: { ...product, discountType: 'FREE' } })],
  ['a list for a kind of discount', add({ product: { ...product, discountType: ['NONE'] } })],
  ['no line', { kind: 'set-quantity', id: 'key-1', quantity: 1 }],
  ['a line of nowhere', { kind: 'set-quantity', id: 'key-1', quantity: 1, line: { skuId: -1, itemId: null } }],
  ['a long code', { kind: 'set-promo-code', id: 'key-1', promoCode: 'X'.repeat(65) }],
  ['another kind', { kind: 'buy', id: 'key-1' }],
  ['nothing', null],
])('an intent with %s is none', (_case, kept) => {
  const operations = [kept, { kind: 'set-promo-code', id: 'key-2', promoCode: 'X' }];
  expect(parseKept({ at: 1, sendingId: 'key-1', operations }, 1)).toEqual({
    operations: [operations[1]],
    sendingId: null,
  });
});

it('whatever else stands there is nothing, and no product brings more than its own fields', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(parseKept(value, 1).operations).toEqual([])));
  const [kept] = parseKept(
    { at: 1, operations: [add({ product: { ...product, __proto__: { evil: 1 }, evil: 1 } })] },
    1,
  ).operations;
  expect(kept).toEqual(add());
});
