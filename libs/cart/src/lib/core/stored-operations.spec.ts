import fc from 'fast-check';
import { makeProductSummary, makeSku } from '@lyng/model/testing';
import { MAX_LOG_AGE_MS, MAX_LOG_LENGTH, parseStoredOperations, printStoredOperations } from './stored-operations.ts';
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
const read = (text: string, now = 1) => parseStoredOperations(text === '' ? undefined : JSON.parse(text), now);
/** The text of operations that were stored at 1 ms. */
const print = (...operations: readonly PendingOperation[]) => printStoredOperations({ operations, sendingId: null }, 1);
const add = (more: object = {}) => ({ kind: 'add', id: 'key-1', skuId: 7, quantity: 1, product, ...more });

it('stored operations are read again: the same in the same order, under the same keys [CART-07]', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(operation, { maxLength: 12, selector: (each) => each.id }),
      fc.nat(12),
      (operations, nth) => {
        const sendingId = operations[nth]?.id ?? null;
        const stored = read(printStoredOperations({ operations, sendingId }, 1));
        expect(stored.sendingId).toBe(sendingId);
        expect(stored.operations.map(({ kind, id: key }) => [kind, key])).toEqual(
          operations.map(({ kind, id: key }) => [kind, key]),
        );
        expect(stored.operations.map((each) => ('quantity' in each ? each.quantity : each.promoCode))).toEqual(
          operations.map((each) => ('quantity' in each ? each.quantity : each.promoCode)),
        );
      },
    ),
  );
});

it('stores of a product what its line shows, and of its sizes the one that was added', () => {
  const complete = {
    ...product,
    description: 'x'.repeat(5000),
    images: [...product.images, { fileName: 'b.svg', tags: [] }],
  };
  const [stored] = read(print({ kind: 'add', id: 'key-1', skuId: 8, quantity: 1, product: complete })).operations;
  expect(stored).toEqual(
    add({ skuId: 8, product: { ...product, images: product.images.slice(0, 1), skus: [makeSku(8)] } }),
  );
});

it('never exceeds the storage of a tab: then the newest operations are dropped', () => {
  const operations = Array.from({ length: 400 }, (_, nth) => add({ id: `key-${nth}` }) as PendingOperation);
  const text = print(...operations);
  expect(text.length).toBeLessThanOrEqual(MAX_LOG_LENGTH);
  expect(read(text).operations[0]?.id).toBe('key-0');
});

it.each([
  ['half a day later, and no longer', MAX_LOG_AGE_MS + 1, 1],
  ['not after that: the server may have forgotten the key', MAX_LOG_AGE_MS + 2, 0],
  ['not from the future', 0, 0],
])('is sent %s', (_case, now, count) => {
  const text = print({ kind: 'set-promo-code', id: 'key-1', promoCode: 'X' });
  expect(read(text, now).operations).toHaveLength(count);
});

it.each([
  ['another unit count', add({ quantity: 0 })],
  ['half a unit', add({ quantity: 1.5 })],
  ['no key', add({ id: '' })],
  ['a long key', add({ id: 'x'.repeat(129) })],
  ['no product', add({ product: undefined })],
  ['a product without a name', add({ product: { ...product, name: 1 } })],
  ['a product without prices', add({ product: { ...product, unitPrice: {} } })],
  ['invalid images', add({ product: { ...product, images: 'all' } })],
  ['a discount of another kind', add({ product: { ...product, discountType: 'FREE' } })],
  ['a list for a kind of discount', add({ product: { ...product, discountType: ['NONE'] } })],
  ['no line', { kind: 'set-quantity', id: 'key-1', quantity: 1 }],
  ['a line of nowhere', { kind: 'set-quantity', id: 'key-1', quantity: 1, line: { skuId: -1, itemId: null } }],
  ['a long code', { kind: 'set-promo-code', id: 'key-1', promoCode: 'X'.repeat(65) }],
  ['another kind', { kind: 'buy', id: 'key-1' }],
  ['nothing', null],
])('an operation with %s is dropped', (_case, stored) => {
  const operations = [stored, { kind: 'set-promo-code', id: 'key-2', promoCode: 'X' }];
  expect(parseStoredOperations({ at: 1, sendingId: 'key-1', operations }, 1)).toEqual({
    operations: [operations[1]],
    sendingId: null,
  });
});

it('anything else is ignored, and a product is reduced to its own fields', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(parseStoredOperations(value, 1).operations).toEqual([])));
  const [stored] = parseStoredOperations(
    { at: 1, operations: [add({ product: { ...product, __proto__: { evil: 1 }, evil: 1 } })] },
    1,
  ).operations;
  expect(stored).toEqual(add());
});
