import { randomInt } from 'node:crypto';
import { parseCart } from '@lyng/cart/testing';
import { replay } from '@lyng/cart/core';
import { formatMoney } from '@lyng/i18n/core';
import type { Cart } from '@lyng/model';
import { fuzzRuns, propertySeed } from '@lyng/model/testing';
import { spreadDiscount } from '@lyng/tracking/core';
import { readShop } from '../../api/read-config.ts';
import { resolveScope } from '../../shop/scope.ts';
import { GIFT_CARD_KIND, priceCart } from './core/price-cart.ts';
import type { CartToPrice } from './core/price-cart.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import { presentCart } from './present-cart.ts';
import type { PricedCart } from './read-cart.ts';
import { drawCart, everywhere, promo } from './testing/draw-cart.ts';
import { moneyIssues } from './testing/money-issues.ts';

/** Each is written, read and shown, which takes far longer than adding it up. */
const CARTS = fuzzRuns(2_000, 20);
const FIRST = 1 + CARTS * (propertySeed() ?? randomInt(1_000_000));

const shop = readShop();
/** A line cannot be read without a product; it has no part in the money. */
const product = {
  productId: 1,
  articleNumber: 'A1',
  alias: 'sko',
  name: 'Sko',
  brand: null,
  discountType: 'NONE',
  productImages: [],
  skus: [],
  unitPrice: null,
  lowestPrice: null,
  totalStock: null,
};

/** A cart as the backend holds it before it responds. */
function pricedCart(drawn: CartToPrice): PricedCart {
  const lines = drawn.lines.map(({ quantity, productKind }, index) => ({
    id: `line-${String(index)}`,
    skuId: index + 1,
    productId: index + 1,
    quantity,
    message: '',
    groupKey: '',
    campaigns: [],
    isGiftCard: productKind === GIFT_CARD_KIND,
  }));
  const record = {
    id: '00000000-0000-4000-8000-000000000001',
    promoCode: drawn.promo?.code ?? '',
    isCompleted: false,
    merchantData: '',
    shown: null,
  };
  const scope = resolveScope(shop, { marketId: drawn.market });
  return {
    record,
    scope,
    lines,
    prices: priceCart(drawn),
    shipping: drawn.shipping,
    goods: undefined,
    shippingIsChosen: true,
    promoRejection: undefined,
    giftCard: undefined,
    customerBalance: undefined,
  };
}

/** The cart as the shop's pages, rendered on the server or in the browser, read it from the response. */
function readBack(cart: PricedCart): Cart {
  const { items, ...rest } = presentCart(cart);
  // As it goes over the line: decimals of the major unit, in JSON.
  const response = JSON.parse(JSON.stringify({ ...rest, items: items.map((item) => ({ ...item, product })) }));
  const parsed = parseCart(response);
  if (!parsed.ok) throw new Error(`The response is not a cart: ${parsed.error.missing} is missing.`);
  return parsed.value;
}

const amountsOf = ({ summary, items }: Cart) => ({
  total: [summary.total.selling.incVat, summary.total.selling.exVat, summary.total.vat],
  subTotal: [summary.subTotal.selling.incVat, summary.subTotal.selling.exVat, summary.subTotal.regular.incVat],
  fixedDiscount: [summary.fixedAmountDiscount.incVat, summary.fixedAmountDiscount.exVat],
  shipping: [summary.shipping.fee.incVat, summary.shipping.fee.exVat, summary.shipping.amountLeftToFreeShipping],
  balance: [summary.balance.pending, summary.balance.totalSellingPriceExBalance.incVat],
  lines: items.map(({ quantity, unitPrice, totalPrice }) => [
    quantity,
    unitPrice.selling.incVat,
    totalPrice.selling.incVat,
    totalPrice.selling.exVat,
    totalPrice.regular.incVat,
  ]),
});

const countedBy = ({ prices, lines }: PricedCart): ReturnType<typeof amountsOf> => {
  const {
    payment: { due, fromBalance },
    subTotal,
    fixedDiscount,
    shippingFee,
    amountLeftToFreeShipping,
    total,
  } = prices;
  return {
    total: [due.selling.incVat, due.selling.exVat, due.selling.incVat - due.selling.exVat],
    subTotal: [subTotal.selling.incVat, subTotal.selling.exVat, subTotal.regular.incVat],
    fixedDiscount: [fixedDiscount.incVat, fixedDiscount.exVat],
    shipping: [shippingFee.incVat, shippingFee.exVat, amountLeftToFreeShipping],
    balance: [fromBalance, total.selling.incVat],
    lines: prices.lines.map(({ unit, total: lineTotal }, index) => [
      lines[index]?.quantity ?? 0,
      unit.selling.incVat,
      lineTotal.selling.incVat,
      lineTotal.selling.exVat,
      lineTotal.regular.incVat,
    ]),
  };
};

/** Tracking's shares of the fixed discount that a page shows: a gift card pays no part of it. */
const trackedShares = ({ summary, items }: Cart, lines: CartToPrice['lines']): readonly number[] =>
  spreadDiscount(
    summary.fixedAmountDiscount.incVat,
    items.map(({ totalPrice }, index) =>
      lines[index]?.productKind === GIFT_CARD_KIND ? 0 : totalPrice.selling.incVat,
    ),
  );

/** The discount of each line in the backend's prices. */
const chargedShares = ({ prices }: PricedCart): readonly number[] =>
  prices.lines.map(({ total, payable }) => total.selling.incVat - payable.incVat);

/** The texts that a shopper reads are made once, by the server; the page makes one more, of the VAT. */
const textsOf = ({ summary }: Cart) => [
  summary.total.selling.incVatFormatted,
  summary.subTotal.selling.incVatFormatted,
  summary.shipping.fee.incVatFormatted,
];

describe('the money of a cart', () => {
  it(`is the same in the backend, on its way, on every page and in tracking, for ${String(CARTS)} carts`, () => {
    for (let seed = FIRST; seed < FIRST + CARTS; seed += 1) {
      const drawn = drawCart(seed);
      const cart = pricedCart(drawn);
      const shown = readBack(cart);
      const { prices, scope } = cart;
      const money = (amount: number): string => formatMoney(amount, scope.market.currency, scope.language);
      const replayed = replay(shown, []);
      const actual = {
        issues: moneyIssues(prices, drawn),
        amounts: amountsOf(shown),
        texts: textsOf(shown),
        replayed: replayed.summary,
        busy: replayed.moneyBusy,
        shares: trackedShares(shown, drawn.lines),
      };
      const expected = {
        issues: [],
        amounts: countedBy(cart),
        texts: [prices.payment.due.selling, prices.subTotal.selling, prices.shippingFee].map(({ incVat }) =>
          money(incVat),
        ),
        replayed: shown.summary,
        busy: false,
        shares: chargedShares(cart),
      };
      // A matcher for each cart would cost more than the carts.
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        expect({ seed, ...actual }).toEqual({ seed, ...expected });
    }
  });

  it('takes nothing of a fixed discount off a gift card, neither in what is charged nor in what tracking reports [CART-14, TRK-08]', () => {
    const makeLine = (amount: number, productKind: string) => ({
      unitRegular: amount,
      unitSelling: amount,
      quantity: 1,
      productKind,
    });
    const drawn: CartToPrice = {
      market: 'dk',
      vatPercent: 25,
      lines: [makeLine(500_00, GIFT_CARD_KIND), makeLine(300_00, 'shoe'), makeLine(100_00, 'shoe')],
      promo: promo({ kind: 'amount', amountIncVat: everywhere(100_00) }),
      shipping: shippingOptionOrDefault('dk', null),
    };
    const cart = pricedCart(drawn);
    expect(chargedShares(cart)).toEqual([0, 75_00, 25_00]);
    expect(trackedShares(readBack(cart), drawn.lines)).toEqual([0, 75_00, 25_00]);
  });
});
