import type { CheckoutCart, ShopperAddress } from '@lyng/model';
import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { emptyCheckoutValues } from '../core/checkout-values.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { Confirmation } from '../core/confirmation.ts';

/** A cart of two units of one shoe, as the host gives it to the checkout. */
export function makeCheckoutCart(more: Partial<CheckoutCart> = {}): CheckoutCart {
  const { id, items, summary } = makeCart({ items: [makeCartItem({ skuId: 5001, quantity: 2 })] });
  const lines = items.map((item) => ({
    key: String(item.skuId),
    reference: { skuId: item.skuId },
    quantity: item.quantity,
    product: { ...makeProductSummary(), skus: [makeSku(item.skuId)] },
    totalPrice: item.totalPrice,
  }));
  return { id, lines, summary, moneyBusy: false, ...more };
}

/** The same cart, paid by a gift card or a balance. */
export function makePaidCheckoutCart(): CheckoutCart {
  const cart = makeCheckoutCart();
  if (!cart.summary) throw new Error('The cart has sums.');
  const { total } = cart.summary;
  const balance = {
    pending: total.selling.incVat,
    pendingFormatted: total.selling.incVatFormatted,
    totalSellingPriceExBalance: total.selling,
  };
  const nothing = { ...total.selling, incVat: 0, exVat: 0, incVatFormatted: '0 kr.', exVatFormatted: '0 kr.' };
  return { ...cart, summary: { ...cart.summary, balance, total: { ...total, selling: nothing } } };
}

/** A form that a Danish private person has filled in. */
export const makeCheckoutValues = (more: Partial<CheckoutValues> = {}): CheckoutValues => ({
  ...emptyCheckoutValues('PERSON'),
  email: 'karen@example.com',
  mobile: '20 12 34 56',
  firstName: 'Karen',
  lastName: 'Jensen',
  addressLine1: 'Nørrebrogade 1',
  zip: '2200',
  city: 'København N',
  shippingId: '1',
  paymentId: '23',
  terms: true,
  ...more,
});

/** An address that an account has stored. */
export const makeShopperAddress = (more: Partial<ShopperAddress> = {}): ShopperAddress => ({
  firstName: 'Karen',
  lastName: 'Holm',
  careOf: '',
  addressLine1: 'Nørregade 1',
  addressLine2: '',
  zip: '2100',
  city: 'København Ø',
  entryCode: '',
  mobile: '+4520123456',
  ...more,
});

/** An order that was made and paid. */
export const makeConfirmation = (more: Partial<Confirmation> = {}): Confirmation => ({
  orderId: '1001',
  currency: 'DKK',
  firstName: 'Karen',
  lastName: 'Jensen',
  zip: '2200',
  nthPurchase: 1,
  promoCode: '',
  lines: [
    {
      key: 'line-1',
      productId: 1001,
      articleNumber: 'LY-1001',
      skuId: 5001,
      name: 'Solveig hvid lædersneaker',
      brand: 'Havnemark',
      variant: '38',
      image: '1001-1.svg',
      alias: 'solveig-hvid-laedersneaker',
      quantity: 2,
      totalFormatted: '1.198 kr.',
      selling: 119800,
      regular: 119800,
      discountPercentage: 0,
      isGiftCard: false,
    },
  ],
  delivery: {
    name: 'Karen Jensen',
    company: '',
    careOf: '',
    lines: ['Nørrebrogade 1'],
    zip: '2200',
    city: 'København N',
  },
  arrivesOn: '',
  saleFormatted: '1.198 kr.',
  vatFormatted: '239,60 kr.',
  balance: { pending: 0, formatted: '0 kr.' },
  total: { incVat: 119800, exVat: 95840, vat: 23960, formatted: '1.198 kr.' },
  discount: { incVat: 0, formatted: '0 kr.' },
  itemValue: { incVat: 119800, exVat: 95840 },
  subTotalFormatted: '1.198 kr.',
  shipping: { incVat: 0, exVat: 0, formatted: '0 kr.' },
  fixedDiscount: { incVat: 0, exVat: 0 },
  ...more,
});
