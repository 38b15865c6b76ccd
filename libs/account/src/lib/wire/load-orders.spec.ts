import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { ok } from '@lyng/model';
import { loadOrders } from './load-orders.ts';

const item = (fileName: string, quantity: number) => ({
  id: fileName,
  skuId: 1,
  quantity,
  product: { productId: 1, alias: 'a', productImages: [{ fileName }] },
});
const order = (more: object) => ({
  id: 7,
  status: 'on-hold',
  createdAt: '2026-03-02T10:00:00.000Z',
  publicId: 'p',
  fromBalance: 0,
  orderTotal: { sellingPriceIncVatFormatted: '199 kr.' },
  cart: { id: 'c', items: [item('a.jpg', 2), item('b.jpg', 1), item('a.jpg', 1)] },
  ...more,
});

const load = (getOrders: unknown) => loadOrders(schemaGateway({ getOrders }));

describe('the orders of a customer', () => {
  it('have number, state, day, total, units and each image once, in the order of the response', async () => {
    expect(await load([order({}), order({ id: 6, status: 'completed' })])).toMatchObject(
      ok([
        {
          id: 7,
          status: 'processing',
          placedAt: '2026-03-02T10:00:00.000Z',
          totalFormatted: '199 kr.',
          units: 4,
          images: ['a.jpg', 'b.jpg'],
        },
        { id: 6, status: 'completed' },
      ]),
    );
  });

  it('are without what has no number, and stand without a cart, total or known state', async () => {
    const bare = { cart: null, orderTotal: null, createdAt: null, status: 'new-state' };
    expect(await load([null, order({ id: null }), order(bare)])).toEqual(
      ok([{ id: 7, status: undefined, placedAt: '', totalFormatted: '', units: 0, images: [] }]),
    );
  });

  it('are an empty list for null', async () => expect(await load(null)).toEqual(ok([])));

  it('fail with the gateway', async () =>
    expect(await loadOrders(failingGateway({ kind: 'unreachable' }))).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    }));
});
