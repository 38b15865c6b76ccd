import { schemaGateway } from '@lyng/commerce-client/testing';
import { fail } from '@lyng/model';
import { makeAddress } from '../testing/make-profile.ts';
import { loadOrder } from './load-order.ts';

const address = { ...makeAddress({ address: { careOf: 'Lund' } }).address, company: '' };
const price = (amount: number, text: string) => ({
  sellingPriceIncVat: amount,
  sellingPriceIncVatFormatted: text,
  regularPriceIncVat: amount,
  regularPriceIncVatFormatted: text,
});
const order = {
  id: 7,
  status: 'completed',
  createdAt: '2026-03-02T10:00:00.000Z',
  publicId: 'p',
  fromBalance: 50,
  fromBalanceFormatted: '50 kr.',
  billingAddress: { ...address, zip: '2200', city: 'København N' },
  shippingAddress: address,
  discount: price(20, '20 kr.'),
  orderTotal: price(418, '418 kr.'),
  shippingFee: price(39, '39 kr.'),
  vat: price(83.6, '83,60 kr.'),
  paymentDetails: [{ displayName: 'Kort' }],
  shippingDetails: [
    {
      id: 1,
      name: 'PostNord',
      parcelNumber: '00357',
      shippingDate: null,
      shippingId: 1,
      trackingLink: 'https://p.example/1',
    },
    {
      id: 2,
      name: 'GLS',
      parcelNumber: null,
      shippingDate: '2026-03-03T10:00:00.000Z',
      shippingId: 1,
      trackingLink: 'javascript:alert(1)',
    },
    { id: 3, name: 'Til døren', parcelNumber: null, shippingDate: null, shippingId: 1, trackingLink: null },
  ],
  cart: {
    id: 'c',
    items: [
      {
        id: 'i1',
        skuId: 38,
        quantity: 2,
        totalPrice: price(399, '399 kr.'),
        product: {
          productId: 1,
          name: 'Solveig',
          alias: 'solveig',
          brand: { name: 'Havnemark' },
          productImages: [{ fileName: 'a.jpg' }],
          skus: [{ skuId: 38, name: '38' }],
        },
      },
    ],
    summary: { subTotal: price(399, '399 kr.') },
  },
};

const load = async (getOrder: object | null) => {
  const result = await loadOrder(schemaGateway({ getOrder }), 7);
  return result.ok ? result.value : result;
};

describe('an order of a customer', () => {
  it('has what was bought, what it cost, its parcels and where it goes', async () => {
    expect(await load(order)).toEqual({
      id: 7,
      status: 'completed',
      placedAt: '2026-03-02T10:00:00.000Z',
      totalFormatted: '418 kr.',
      subTotalFormatted: '399 kr.',
      discountFormatted: '20 kr.',
      shippingFormatted: '39 kr.',
      vatFormatted: '83,60 kr.',
      fromBalanceFormatted: '50 kr.',
      payments: ['Kort'],
      delivery: ['Karen Holm', 'c/o Lund', 'Nørregade 1', '2100 København Ø'],
      parcels: [
        { key: '1', carrier: 'PostNord', number: '00357', sentAt: undefined, trackingHref: 'https://p.example/1' },
        { key: '2', carrier: 'GLS', number: '', sentAt: '2026-03-03T10:00:00.000Z', trackingHref: undefined },
      ],
      lines: [
        {
          key: 'i1',
          name: 'Solveig',
          brand: 'Havnemark',
          size: '38',
          image: 'a.jpg',
          alias: 'solveig',
          skuId: 38,
          quantity: 2,
          isFree: false,
          totalFormatted: '399 kr.',
        },
      ],
    });
  });

  it('goes to the billing address when there is no other, and shows no discount, fee or balance of zero', async () => {
    const plain = {
      ...order,
      shippingAddress: null,
      discount: price(0, '0 kr.'),
      shippingFee: price(0, '0 kr.'),
      fromBalance: 0,
    };
    expect(await load(plain)).toMatchObject({
      delivery: ['Karen Holm', 'c/o Lund', 'Nørregade 1', '2200 København N'],
      discountFormatted: undefined,
      shippingFormatted: undefined,
      fromBalanceFormatted: undefined,
    });
  });

  it('has lines without a link when their products have no page any more', async () => {
    const [line] = order.cart.items;
    const cart = { ...order.cart, items: [{ ...line, product: { ...line?.product, alias: '', productImages: [] } }] };
    expect(await load({ ...order, cart })).toMatchObject({
      lines: [{ name: 'Solveig', alias: undefined, image: undefined }],
    });
  });

  it('stands with nothing but its number and state', async () => {
    const bare = { id: 7, status: 'pending', publicId: 'p', fromBalance: 0 };
    expect(await load(bare)).toMatchObject({ status: 'received', lines: [], parcels: [], payments: [], delivery: [] });
  });

  it('is not found when the response has none', async () => {
    expect(await load(null)).toEqual(fail({ kind: 'not-found' }));
  });
});
