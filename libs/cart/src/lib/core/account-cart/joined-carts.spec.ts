import { makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import type { MergedLine } from '../merge-carts.ts';
import type { PendingOperation } from '../pending-operation.ts';
import { isMergeOperation, joinedNames, pendingCode } from './joined-carts.ts';

const product = (name: string) => ({ ...makeProductSummary({ name }), skus: [makeSku(1, '38')] });
const line = (skuId: number, before: number, after: number, name = `Shoe ${skuId}`): MergedLine => ({
  skuId,
  before,
  after,
  product: product(name),
});

describe('the names after a join with the account’s cart [IDEA-14]', () => {
  it.each<[string, readonly MergedLine[], Readonly<Record<number, number>>, readonly string[], readonly string[]]>([
    ['a line that was added', [line(1, 0, 2)], { 1: 2 }, ['Shoe 1'], []],
    ['a line with fewer units than requested', [line(1, 0, 2)], { 1: 1 }, ['Shoe 1'], []],
    ['a line that was rejected', [line(1, 0, 2)], {}, [], ['Shoe 1']],
    ['a raised quantity that was rejected: the product is in the cart', [line(1, 1, 2)], { 1: 1 }, [], []],
    ['two sizes of one product', [line(1, 0, 1, 'Vinga'), line(2, 0, 1, 'Vinga')], { 1: 1, 2: 1 }, ['Vinga'], []],
  ])('of %s', (_case, lines, units, added, unavailable) => {
    const items = Object.entries(units).map(([skuId, quantity]) => makeCartItem({ skuId: Number(skuId), quantity }));
    expect(joinedNames({ kind: 'merged', lines, soldOut: [], promoCode: '' }, items)).toEqual({ added, unavailable });
  });

  it('include what is sold out, and all of a cart that is used instead', () => {
    const soldOut = [product('Vinga'), product('Vinga')];
    expect(joinedNames({ kind: 'merged', lines: [], soldOut, promoCode: '' }, [])).toEqual({
      added: [],
      unavailable: ['Vinga'],
    });
    expect(joinedNames({ kind: 'switched', from: '', names: ['Vinga', 'Vinga', 'Solveig'] }, [])).toEqual({
      added: ['Vinga', 'Solveig'],
      unavailable: [],
    });
  });
});

const set = (skuId: number): PendingOperation => ({
  kind: 'set-quantity',
  id: 'one',
  line: { itemId: null, skuId },
  quantity: 2,
});
const code = (promoCode: string): PendingOperation => ({ kind: 'set-promo-code', id: 'two', promoCode });

it('only the operations of merged lines belong to a merge', () => {
  const lines = [line(1, 0, 2)];
  expect([set(1), set(2), code('WELCOME15')].map((operation) => isMergeOperation(lines, operation))).toEqual([
    true,
    false,
    false,
  ]);
});

it('the last pending code counts, also one that is taken off', () => {
  expect([
    pendingCode([], 'WELCOME15'),
    pendingCode([code('SUMMER20'), set(1)], 'WELCOME15'),
    pendingCode([code('SUMMER20'), code('')], 'WELCOME15'),
  ]).toEqual(['WELCOME15', 'SUMMER20', '']);
});
