import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { loadBoughtSizes } from './load-bought-sizes.ts';

const order = (status: string, quantity: number) => ({
  status,
  cart: {
    items: [
      {
        skuId: 2,
        quantity,
        product: {
          brand: { name: 'Lyng' },
          skus: [
            { skuId: 1, name: '38' },
            { skuId: 2, name: '39' },
          ],
        },
      },
      { skuId: 3, quantity, product: null },
    ],
  },
});
const load = (...orders: readonly object[]) => loadBoughtSizes(schemaGateway({ getOrders: orders }));

describe('the sizes in orders', () => {
  it('are those that were ordered [ACC-12]', async () => {
    expect(await load(order('received', 1), order('completed', 2))).toEqual([
      { brand: 'Lyng', sizes: [{ size: '39', units: 3 }] },
    ]);
  });

  it.each(['pending-payment', 'cancelled', 'returned', 'refunded'])(
    'are not those of an order that is %s [ACC-12]',
    async (status) => {
      expect(await load(order(status, 1))).toEqual([]);
    },
  );

  it('are empty when the orders cannot be read, and the page is shown all the same [ACC-12]', async () => {
    expect(await loadBoughtSizes(failingGateway({ kind: 'unreachable' }))).toEqual([]);
  });
});
