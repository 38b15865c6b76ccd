import { makeCart, makeCartItem } from '@lyng/model/testing';
import { unitsOf } from '../testing/cart-operations.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { handleCartForm, readCartForm } from './handle-cart-form.ts';

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const stored = makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] });

const post = (fields: Readonly<Record<string, string>>, cartId = 'mine', server = createCartServer([stored])) =>
  handleCartForm({
    form: form(fields),
    gateway: server.gateway,
    reference: { cartId, market: 'dk', onCheckout: false },
    newId: () => 'key-1',
  }).then((outcome) => ({
    outcome,
    lines: unitsOf(server, outcome.cartId),
    promoCode: server.carts.get(outcome.cartId)?.promoCode,
  }));

describe('a cart form posted without JavaScript', () => {
  it.each([
    ['adds one unit', { intent: 'add', skuId: '7' }, { 1: 2, 7: 1 }],
    ['adds several', { intent: 'add', skuId: '1', quantity: '3' }, { 1: 5 }],
    ['sets a quantity', { intent: 'update', itemId: 'line-1', skuId: '1', quantity: '4' }, { 1: 4 }],
    ['removes by quantity', { intent: 'update', itemId: 'line-1', skuId: '1', quantity: '0' }, {}],
    ['removes', { intent: 'remove', itemId: 'line-1' }, {}],
  ])('%s [CART-07]', async (_name, fields, lines) => {
    const result = await post(fields);
    expect(result.lines).toEqual(lines);
    expect(result.outcome).toEqual({ cartId: 'mine', failure: null });
  });

  it('makes a cart for a shopper who has none, or whose cart has become an order', async () => {
    expect((await post({ intent: 'add', skuId: '7' }, '')).lines).toEqual({ 7: 1 });
    const ordered = createCartServer([{ ...stored, isCompleted: true }]);
    const { outcome, lines } = await post({ intent: 'add', skuId: '7' }, 'mine', ordered);
    expect([outcome.cartId, lines]).toEqual(['cart-2', { 7: 1 }]);
  });

  it('applies and removes a promo code, and reports what is wrong with another', async () => {
    expect((await post({ intent: 'promo', promoCode: ' WELCOME15 ' })).promoCode).toBe('WELCOME15');
    expect((await post({ intent: 'promo', promoCode: 'x' })).outcome).toEqual({
      cartId: 'mine',
      failure: { kind: 'promo', rejection: 'invalid', promoCode: 'x' },
    });
  });

  it.each<[fields: Record<string, string>]>([
    [{}],
    [{ intent: 'steal' }],
    [{ intent: 'add' }],
    [{ intent: 'add', skuId: '7', quantity: '0' }],
    [{ intent: 'add', skuId: '7', quantity: '1.5' }],
    [{ intent: 'add', skuId: '7', quantity: '51' }],
    [{ intent: 'update', skuId: '7' }],
    [{ intent: 'update', quantity: '2' }],
    [{ intent: 'remove' }],
  ])('%j is not a command (cart-001)', async (fields) => {
    expect(readCartForm(form(fields))).toBeNull();
    const { outcome, lines } = await post(fields);
    expect(outcome).toEqual({ cartId: 'mine', failure: { kind: 'refused' } });
    expect(lines).toEqual({ 1: 2 });
  });

  it('treats a code that is too long as invalid, without a request [CART-10] (promo-006)', async () => {
    const promoCode = 'X'.repeat(513);
    expect(readCartForm(form({ intent: 'promo', promoCode }))).toBeNull();
    expect((await post({ intent: 'promo', promoCode })).outcome.failure).toEqual({
      kind: 'promo',
      rejection: 'invalid',
      promoCode: 'X'.repeat(64),
    });
  });

  describe('more than once [CART-07]', () => {
    const once = { intent: 'add', skuId: '7', key: 'page-1' };

    it.each([
      ['counts once from one page', once, { 7: 1 }],
      ['counts twice from the next page, whose key is another one', { ...once, key: 'page-2' }, { 7: 2 }],
      ['counts each size', { ...once, skuId: '8' }, { 7: 1, 8: 1 }],
      ['counts each quantity', { ...once, quantity: '2' }, { 7: 3 }],
    ])('%s', async (_rule, next, lines) => {
      const server = createCartServer([{ ...stored, items: [] }]);
      await Promise.all([post(once, 'mine', server), post(once, 'mine', server)]);
      expect((await post(next, 'mine', server)).lines).toEqual(lines);
    });

    it('adds to each cart for two shoppers who have the same cached page', async () => {
      const server = createCartServer([{ ...stored, items: [] }, makeCart({ id: 'theirs', items: [] })]);
      for (const id of ['mine', 'theirs']) expect((await post(once, id, server)).lines).toEqual({ 7: 1 });
    });

    it('adds once when the first post has created the cart', async () => {
      const server = createCartServer();
      const { outcome } = await post(once, '', server);
      expect((await post(once, outcome.cartId, server)).lines).toEqual({ 7: 1 });
    });
  });

  it('reports that the server is unreachable', async () => {
    const server = createCartServer([stored]);
    server.intercept = () => ({ kind: 'unreachable' });
    expect((await post({ intent: 'add', skuId: '7' }, 'mine', server)).outcome.failure).toEqual({
      kind: 'unreachable',
    });
  });
});
