import { fail, ok } from '@lyng/model';
import { createCheckoutServer } from '../testing/checkout-server.ts';
import { fetchConfirmation } from './confirmation-gateway.ts';

const price = {
  sellingPriceIncVat: 1198,
  sellingPriceIncVatFormatted: '1.198 kr.',
  regularPriceIncVat: 1398,
  vat: 239.6,
};
const address = {
  firstName: 'Karen',
  lastName: 'Jensen',
  company: '',
  careOf: '',
  addressLine1: 'Nørrebrogade 1',
  addressLine2: '',
  zip: '2200',
  city: 'København N',
};
const completed = {
  completed: true,
  nthPurchase: 3,
  order: {
    orderId: '1001',
    currency: 'DKK',
    promoCode: 'WELCOME15',
    sum: 1198,
    orderValueIncVat: 1198,
    orderValueExVat: 958.4,
    itemValueIncVat: 1198,
    itemValueExVat: 958.4,
    discountIncVat: 200,
    shippingFeeIncVat: 0,
    shippingFeeExVat: 0,
    billingAddress: address,
    shippingAddress: { ...address, addressLine1: 'Havnegade 2', zip: '8000', city: 'Aarhus C' },
  },
  cart: {
    id: 'c1',
    items: [
      {
        id: 'i1',
        skuId: 5001,
        quantity: 2,
        totalPrice: price,
        product: {
          productId: 1,
          articleNumber: 'A1',
          alias: 'solveig',
          name: 'Solveig',
          brand: { name: 'Havnemark' },
          productImages: [{ fileName: 'a.jpg' }],
          skus: [{ skuId: 5001, name: '38' }],
        },
      },
    ],
    summary: {
      fixedAmountDiscountIncVat: 0,
      fixedAmountDiscountExVat: 0,
      subTotal: { sellingPriceIncVatFormatted: '1.198 kr.', regularPriceIncVatFormatted: '1.398 kr.' },
      shipping: { feeIncVatFormatted: '0 kr.' },
      total: { sellingPriceIncVatFormatted: '1.198 kr.', discountIncVatFormatted: '200 kr.', vat: 239.6 },
    },
  },
};
const publicId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

function request(responses: Readonly<Record<string, unknown>>, id = publicId, cartId = 'c1') {
  const server = createCheckoutServer();
  server.intercept = ({ operation }) => (operation in responses ? ok({ [operation]: responses[operation] }) : null);
  return fetchConfirmation(server.gateway, { id, provider: 'STANDARD', cartId }, 'dk').then((result) => ({
    result,
    server,
  }));
}

describe('fetchConfirmation', () => {
  it('reads the order with its lines, sums and address, past the cache [CHK-13]', async () => {
    const { result, server } = await request({ checkout: completed });
    expect(result).toMatchObject({
      ok: true,
      value: {
        kind: 'completed',
        confirmation: {
          orderId: '1001',
          nthPurchase: 3,
          promoCode: 'WELCOME15',
          zip: '2200',
          delivery: { name: 'Karen Jensen', lines: ['Havnegade 2'], zip: '8000' },
          total: { incVat: 119800, exVat: 95840, vat: 23960, formatted: '1.198 kr.' },
          discount: { incVat: 20000 },
          lines: [{ name: 'Solveig', variant: '38', quantity: 2, selling: 119800, regular: 139800 }],
        },
      },
    });
    expect(server.requests.map(({ fetchPolicy }) => fetchPolicy)).toEqual(['no-cache']);
  });

  it('knows a gift card by its price without VAT, and a free gift has neither [TRK-08]', async () => {
    const [item] = completed.cart.items;
    const items = [price, { ...price, vat: 0 }, { ...price, sellingPriceIncVat: 0, vat: 0 }].map((totalPrice, id) => ({
      ...item,
      id: String(id),
      totalPrice,
    }));
    const { result } = await request({ checkout: { ...completed, cart: { ...completed.cart, items } } });
    expect(result).toMatchObject({
      value: { confirmation: { lines: [{ isGiftCard: false }, { isGiftCard: true }, { isGiftCard: false }] } },
    });
  });

  it('[SHOP-2] reads what a balance paid of an order beside what it cost', async () => {
    const balance = {
      pending: 1098,
      pendingFormatted: '1.098 kr.',
      totalSellingPriceExBalanceIncVatFormatted: '1.198 kr.',
    };
    const total = { ...completed.cart.summary.total, sellingPriceIncVatFormatted: '100 kr.' };
    const cart = { ...completed.cart, summary: { ...completed.cart.summary, balance, total } };
    const order = { ...completed.order, orderValueIncVat: 100, orderValueExVat: -139.6 };
    const { result } = await request({ checkout: { ...completed, order, cart } });
    expect(result).toMatchObject({
      value: {
        confirmation: {
          saleFormatted: '1.198 kr.',
          balance: { pending: 109800, formatted: '1.098 kr.' },
          total: { incVat: 10000, vat: 23960, formatted: '100 kr.' },
        },
      },
    });
  });

  it('sends back to the checkout what is not paid', async () => {
    expect((await request({ checkout: { ...completed, completed: false } })).result).toEqual(
      ok({ kind: 'not-completed' }),
    );
    const waiting = {
      checkout: { ...completed, order: null },
      getOrderPublic: { status: 'pending-payment', orderTotal: null },
    };
    expect((await request(waiting)).result).toEqual(ok({ kind: 'not-completed' }));
  });

  it.each(['pending', 'received'])('returns only the sum of a %s order whose page is closed', async (status) => {
    const closed = { status, orderTotal: { sellingPriceIncVatFormatted: '1.198 kr.' } };
    expect((await request({ checkout: { ...completed, order: null }, getOrderPublic: closed })).result).toEqual(
      ok({ kind: 'closed', totalFormatted: '1.198 kr.' }),
    );
  });

  it('requests no buyer for a link without its cart', async () => {
    const { result, server } = await request({ checkout: completed, getOrderPublic: null }, publicId, '');
    expect(result).toEqual(ok({ kind: 'unknown' }));
    expect(server.requests.map(({ operation }) => operation)).toEqual(['getOrderPublic']);
  });

  it('does not know a foreign order, and sends no request for an invalid id', async () => {
    expect((await request({ checkout: null, getOrderPublic: null })).result).toEqual(ok({ kind: 'unknown' }));
    const { result, server } = await request({ checkout: null }, 'x1');
    expect(result).toEqual(ok({ kind: 'unknown' }));
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['no currency', { ...completed, order: { ...completed.order, currency: 'XXX' } }],
    ['no address', { ...completed, order: { ...completed.order, billingAddress: null, shippingAddress: null } }],
    ['a line that is null', { ...completed, cart: { ...completed.cart, items: [null] } }],
    ['no cart', { ...completed, cart: null }],
  ])('is malformed with %s', async (_name, checkout) => {
    expect((await request({ checkout })).result).toEqual(fail({ kind: 'malformed' }));
  });
});
