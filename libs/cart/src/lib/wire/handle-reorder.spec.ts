import { makeCart, makeCartItem } from '@lyng/model/testing';
import { unitsOf } from '../testing/cart-operations.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { handleReorder, readWantedLines } from './handle-reorder.ts';

type Line = readonly [skuId: string, quantity: string, name: string];

const formOf = (lines: readonly Line[], key = ''): FormData => {
  const form = new FormData();
  form.set('key', key);
  for (const [skuId, quantity, name] of lines) {
    form.append('skuId', skuId);
    form.append('quantity', quantity);
    form.append('name', name);
  }
  return form;
};

const stored = makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] });

const reorder = async (form: FormData, cartId = 'mine', server = createCartServer([stored])) => {
  let keys = 0;
  const outcome = await handleReorder({
    form,
    gateway: server.gateway,
    reference: { cartId, market: 'dk', onCheckout: false },
    newId: () => `key-${String((keys += 1))}`,
  });
  return { outcome, lines: unitsOf(server, outcome.cartId) };
};

describe('an order that is bought again', () => {
  it('adds all of its lines to what is in the cart', async () => {
    const form = formOf([
      ['7', '2', 'Solveig, 38'],
      ['1', '1', 'Hede'],
    ]);
    const { outcome, lines } = await reorder(form);
    expect(lines).toEqual({ 1: 3, 7: 2 });
    expect(outcome).toEqual({ cartId: 'mine', failure: null, missing: [] });
  });

  it('makes a cart for a shopper who has none', async () => {
    expect((await reorder(formOf([['7', '1', 'Solveig']]), '')).lines).toEqual({ 7: 1 });
  });

  it('counts once however often it is posted', async () => {
    const server = createCartServer([stored]);
    const form = formOf([['7', '2', 'Solveig']], 'a-key');
    await reorder(form, 'mine', server);
    expect((await reorder(form, 'mine', server)).lines).toEqual({ 1: 2, 7: 2 });
  });

  it('is nothing without a line', async () => {
    const { outcome, lines } = await reorder(formOf([]));
    expect([outcome.failure, lines]).toEqual([{ kind: 'refused' }, { 1: 2 }]);
  });

  it.each<[string, readonly Line[], unknown]>([
    ['no number', [['x', '1', 'a']], []],
    ['no quantity', [['7', '0', 'a']], []],
    ['too many of one', [['7', '99999', 'a']], [{ skuId: 7, quantity: 50, name: 'a' }]],
    ['a long name', [['7', '1', 'n'.repeat(300)]], [{ skuId: 7, quantity: 1, name: 'n'.repeat(200) }]],
  ])('reads %s as what can be bought', (_, lines, wanted) => {
    expect(readWantedLines(formOf(lines))).toEqual(wanted);
  });
});
