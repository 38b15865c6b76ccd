import fc from 'fast-check';
import type { Cart, CartSummary } from '@lyng/model';
import { makeCart, makeCartItem, makeMoney, makePrice, makeSku, makeStock } from '@lyng/model/testing';
import { cartChanged, cartItemsChanged } from './cart-change.ts';
import { promoRejection, rejectedCode, rejectedFailure } from './cart-failure.ts';
import { parseCartId } from './cart-id.ts';
import { freeShipping } from './free-shipping.ts';
import { isVoucherCode } from './voucher-code.ts';
import { checkAddedQuantity } from './check-quantity.ts';
import { MAX_LINE_QUANTITY, quantityLimit } from './quantity-limit.ts';

const cart = makeCart();
const withSummary = (more: Partial<CartSummary>): Cart => ({ ...cart, summary: { ...cart.summary, ...more } });

describe('cart change', () => {
  it.each<[name: string, after: Cart, changed: boolean]>([
    ['the same cart', makeCart(), false],
    ['another item count', makeCart({ items: [makeCartItem({ quantity: 2 })], summary: cart.summary }), true],
    ['another shipping fee', withSummary({ shipping: { ...cart.summary.shipping, fee: makeMoney(2900) } }), true],
    ['another shipping default flag', withSummary({ shipping: { ...cart.summary.shipping, isDefault: false } }), true],
    ['another total', withSummary({ total: makePrice(1) }), true],
    ['another campaign name only', { ...cart, appliedCampaigns: [{ name: 'X', hideTitle: false }] }, false],
    ['a total printed with another kind of space', withSummary({ total: spaced(cart.summary.total) }), false],
  ])('%s counts as changed: %#. [CART-05]', (_name, after, changed) => {
    expect(cartChanged(cart, after)).toBe(changed);
  });

  it.each<[name: string, after: Cart, changed: boolean]>([
    ['the same cart', makeCart(), false],
    ['another regular subtotal', withSummary({ subTotal: makePrice(59900, 79900) }), true],
    ['another promo code', { ...cart, promoCode: 'WELCOME15' }, true],
    ['another selling subtotal alone', withSummary({ subTotal: makePrice(49900, 59900) }), false],
    ['another shipping fee', withSummary({ shipping: { ...cart.summary.shipping, fee: makeMoney(2900) } }), false],
  ])('%s counts as changed items: %#. [CART-06]', (_name, after, changed) => {
    expect(cartItemsChanged(cart, after)).toBe(changed);
  });
});

function spaced(price: Cart['summary']['total']): Cart['summary']['total'] {
  const incVatFormatted = price.selling.incVatFormatted.replace(/ /g, '\u00a0');
  return { ...price, selling: { ...price.selling, incVatFormatted } };
}

describe('quantity', () => {
  const sku = (inStock: number) => makeSku(1, '38', makeStock(inStock));

  it.each([
    [0, 0],
    [3, 3],
    [500, MAX_LINE_QUANTITY],
    [-2, 0],
  ])('with %i in stock a line holds at most %i', (stock, limit) => {
    expect(quantityLimit(sku(stock))).toBe(limit);
  });

  it.each([
    [1, 0, 3, { ok: true, value: 1 }],
    [3, 0, 3, { ok: true, value: 3 }],
    [4, 0, 3, { ok: false, error: { kind: 'above-stock', stock: 3 } }],
    [2, 2, 3, { ok: false, error: { kind: 'above-stock-with-cart', stock: 3, quantity: 2 } }],
    [1, 0, 0, { ok: false, error: { kind: 'sold-out' } }],
    [0, 0, 3, { ok: false, error: { kind: 'not-a-quantity' } }],
    [-1, 0, 3, { ok: false, error: { kind: 'not-a-quantity' } }],
    [1.5, 0, 3, { ok: false, error: { kind: 'not-a-quantity' } }],
    [Number.NaN, 0, 3, { ok: false, error: { kind: 'not-a-quantity' } }],
    [1e9, 0, 3, { ok: false, error: { kind: 'above-stock', stock: 3 } }],
  ])(
    '%d more with %i in the cart and %i in stock [CART-08] (cart-001, cart-002)',
    (quantity, held, stock, expected) => {
      expect(checkAddedQuantity(sku(stock), quantity, held)).toEqual(expected);
    },
  );

  it('never lets a line hold more than there is', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(100), fc.nat(100), (quantity, held, stock) => {
        const result = checkAddedQuantity(sku(stock), quantity, held);
        expect(!result.ok || held + result.value <= Math.min(stock, MAX_LINE_QUANTITY)).toBe(true);
      }),
    );
  });
});

describe('failures', () => {
  it.each([
    ['RequirementsNotMet', 'requirements-not-met'],
    ['PromoCodeUsed', 'used'],
    ['PromoCodeExpired', 'expired'],
    ['PromoCodeWrongMarket', 'wrong-market'],
    ['TooManyRequests', 'too-often'],
    ['InvalidPromoCode', 'invalid'],
    ['', 'invalid'],
  ])('a promo code rejected with "%s" is %s [CART-10]', (code, rejection) => {
    expect(promoRejection(code)).toBe(rejection);
  });

  it.each([
    [{ kind: 'promo', rejection: 'used', promoCode: 'ONCE' }, 'used'],
    [{ kind: 'unreachable' }, 'unavailable'],
    [{ kind: 'cart-gone' }, 'unavailable'],
  ] as const)('a code that failed with %j is %s [LOY-09]', (failure, reason) => {
    const operation = { kind: 'set-promo-code', id: '1', promoCode: 'ONCE' } as const;
    expect(rejectedCode({ operation, failure })).toEqual({ promoCode: 'ONCE', reason });
  });

  it('only a failed change of the code is a rejected one', () => {
    const operation = { kind: 'set-quantity', id: '1', line: { itemId: 'a', skuId: 1 }, quantity: 2 } as const;
    expect(rejectedCode({ operation, failure: { kind: 'unreachable' } })).toBeNull();
    expect(rejectedCode(null)).toBeNull();
  });

  it.each([
    ['voyadovoucher_123', true],
    ['VOYADOVOUCHER_123', true],
    [' VoyadoVoucher_1', true],
    ['my-voyadovoucher_1', false],
    ['WELCOME15', false],
  ])('%j is a member’s voucher: %s [CART-10] (promo-009, promo-010)', (code, voucher) => {
    expect(isVoucherCode(code)).toBe(voucher);
  });

  it.each([
    ['CartNotFound', 'cart-gone'],
    ['CartCompleted', 'cart-gone'],
    ['InsufficientStock', 'above-stock'],
    ['TooManyRequests', 'too-many'],
    ['BAD_USER_INPUT', 'refused'],
  ])('[REL-16] an operation rejected with "%s" is %s', (code, kind) => {
    expect(rejectedFailure(code)).toEqual({ kind });
  });
});

describe('cart id', () => {
  it.each([
    ['c0ffee00-0000-4000-8000-000000000001', true],
    ['', false],
    ['a b', false],
    ['x'.repeat(65), false],
    ['a;Path=/', false],
    ['../../etc', false],
    [null, false],
    [42, false],
  ])('%j is accepted: %s (cookies-013, cookies-015)', (value, accepted) => {
    expect(parseCartId(value)).toBe(accepted ? value : '');
  });
});

describe('free shipping', () => {
  it('returns the missing amount of the server, and the share of the way [CART-11]', () => {
    const { summary } = makeCart({ items: [makeCartItem({ totalPrice: makePrice(29900) })] });
    expect(freeShipping(summary)).toEqual({ kind: 'missing', leftFormatted: '200 kr.', share: 299 / 499 });
  });

  it('is reached when nothing is missing, and hidden in an empty cart [CART-11]', () => {
    expect(freeShipping(makeCart().summary)).toEqual({ kind: 'reached' });
    expect(freeShipping(makeCart({ items: [] }).summary)).toBeNull();
    expect(freeShipping(null)).toBeNull();
  });
});
