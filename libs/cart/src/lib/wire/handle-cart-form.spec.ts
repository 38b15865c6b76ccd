import { makeCart, makeCartItem } from '@lyng/model/testing';
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
    lines: Object.fromEntries(
      (server.carts.get(outcome.cartId)?.items ?? []).map(({ skuId, quantity }) => [skuId, quantity]),
    ),
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
    expect((await post({ intent: 'promo', promoCode: 'BIGSPENDER' })).outcome.failure).toEqual({
      kind: 'promo',
      rejection: 'requirements-not-met',
      promoCode: 'BIGSPENDER',
    });
  });

  it.each<[fields: Record<string, string>]>([
    [{}],
    [{ intent: 'steal' }],
    [{ intent: 'add' }],
    [{ intent: 'add', skuId: '7', quantity: '0' }],
    [{ intent: 'add', skuId: '7', quantity: '-1' }],
    [{ intent: 'add', skuId: '7', quantity: '1.5' }],
    [{ intent: 'add', skuId: '7', quantity: '1000000000' }],
    [{ intent: 'add', skuId: '7', quantity: 'NaN' }],
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
    const add = { intent: 'add', skuId: '7', key: 'page-1' };
    const postAll = async (posts: readonly Readonly<Record<string, string>>[], cartId = 'mine') => {
      const server = createCartServer([{ ...stored, items: [] }, makeCart({ id: 'theirs', items: [] })]);
      const ids: string[] = [];
      for (const fields of posts) ids.push((await post(fields, fields['cartId'] ?? cartId, server)).outcome.cartId);
      return {
        server,
        ids,
        lines: [...server.carts].map(([id, { items }]) => [id, items.map(({ skuId, quantity }) => [skuId, quantity])]),
      };
    };

    it('adds once for two equal posts of one page', async () => {
      expect((await postAll([add, add])).lines).toEqual([
        ['mine', [[7, 1]]],
        ['theirs', []],
      ]);
    });

    it('adds once when both posts are in flight at the same time', async () => {
      const server = createCartServer([stored]);
      await Promise.all([post(add, 'mine', server), post(add, 'mine', server)]);
      expect(server.carts.get('mine')?.items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
        [1, 2],
        [7, 1],
      ]);
    });

    it('adds again from the next page, whose key is another one', async () => {
      expect((await postAll([add, { ...add, key: 'page-2' }])).lines[0]).toEqual(['mine', [[7, 2]]]);
    });

    it('adds another size and another quantity from the same page', async () => {
      expect((await postAll([add, { ...add, skuId: '8' }, { ...add, quantity: '2' }])).lines[0]).toEqual([
        'mine',
        [
          [7, 3],
          [8, 1],
        ],
      ]);
    });

    it('adds to each cart for two shoppers who have the same cached page', async () => {
      expect((await postAll([add, { ...add, cartId: 'theirs' }])).lines).toEqual([
        ['mine', [[7, 1]]],
        ['theirs', [[7, 1]]],
      ]);
    });

    it('adds once when the first post has created the cart', async () => {
      const server = createCartServer();
      const { outcome } = await post(add, '', server);
      expect((await post(add, outcome.cartId, server)).lines).toEqual({ 7: 1 });
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
