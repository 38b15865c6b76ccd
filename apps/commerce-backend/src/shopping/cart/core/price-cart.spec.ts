import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { markets } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { fuzzRuns, propertySeed } from '@lyng/model/testing';
import { drawCart, everywhere, offer, promo } from '../testing/draw-cart.ts';
import { moneyIssues } from '../testing/money-issues.ts';
import { GIFT_CARD_KIND, priceCart } from './price-cart.ts';
import type { CartLine, CartToPrice } from './price-cart.ts';
import type { PromoEffect } from '../../promotions/core/promo-code.ts';
import { shippingOptionOrDefault, shippingOptions } from '../../shipping/shipping-options.ts';

const line = (unitSelling: number, quantity = 1, unitRegular = unitSelling): CartLine => ({
  unitRegular,
  unitSelling,
  quantity,
});

/** A million with `npm run bench -- races --only sums`. */
const CARTS = fuzzRuns(50_000);

const price = (given: Partial<CartToPrice>) =>
  priceCart({
    market: 'dk',
    vatPercent: 25,
    lines: [],
    promo: undefined,
    shipping: shippingOptionOrDefault(given.market ?? 'dk', null),
    ...given,
  });

describe('priceCart', () => {
  it('charges nothing for an empty cart, not even shipping', () => {
    const cart = price({});
    expect(cart.total.selling).toEqual({ incVat: 0, exVat: 0 });
    expect(cart.shippingFee).toEqual({ incVat: 0, exVat: 0 });
    expect(cart.amountLeftToFreeShipping).toBe(499_00);
  });

  it.each([
    ['dk', 25, 498_99, 1, 49_00],
    ['dk', 25, 499_00, 0, 0],
    ['dk', 25, 499_01, 0, 0],
    ['se', 25, 498_00, 1_00, 59_00],
    ['no', 25, 100_00, 399_00, 79_00],
    ['fi', 25.5, 48_99, 1, 5_90],
    ['fi', 25.5, 49_00, 0, 0],
  ] as const)(
    '%s at %d %% VAT with goods of %d is %d away from free shipping and pays %d [CART-11] [SPEC-17]',
    (market, vatPercent, goods, left, fee) => {
      const cart = price({ market, vatPercent, lines: [line(goods)] });
      expect(cart.amountLeftToFreeShipping).toBe(left);
      expect(cart.shippingFee.incVat).toBe(fee);
      expect(cart.freeShipping).toBe(fee === 0);
    },
  );

  it('charges express whatever the value of the cart', () => {
    const express = shippingOptions('dk').find(({ kind }) => kind === 'express');
    expect(price({ lines: [line(5000_00)], ...(express && { shipping: express }) }).shippingFee.incVat).toBe(99_00);
  });

  it.each([
    [25, 100_00, 80_00],
    [25, 99_99, 79_99],
    [25.5, 100_00, 79_68],
    [25.5, 12_55, 10_00],
  ])('splits VAT of %d %% out of %d', (vatPercent, incVat, exVat) => {
    expect(price({ vatPercent, lines: [line(incVat)] }).subTotal.selling).toEqual({ incVat, exVat });
  });

  it('takes a percentage off each unit and keeps unit × quantity', () => {
    const cart = price({ lines: [line(33_33, 3)], promo: promo({ kind: 'percentage', percentOff: 10 }) });
    expect(cart.lines[0]?.campaignUnit.selling.incVat).toBe(30_00);
    expect(cart.lines[0]?.total.selling.incVat).toBe(90_00);
    expect(cart.fixedDiscount.incVat).toBe(0);
  });

  it('takes a fixed amount off the total, and never more than the goods cost', () => {
    const effect: PromoEffect = { kind: 'amount', amountIncVat: everywhere(100_00) };
    expect(price({ lines: [line(300_00)], promo: promo(effect) }).total.selling.incVat).toBe(300_00 - 100_00 + 49_00);
    const small = price({ lines: [line(60_00)], promo: promo(effect) });
    expect(small.fixedDiscount.incVat).toBe(60_00);
    expect(small.total.selling.incVat).toBe(49_00);
  });

  it('gives free shipping by code', () => {
    const cart = price({ lines: [line(60_00)], promo: promo({ kind: 'free-shipping' }) });
    expect(cart).toMatchObject({ shippingFee: { incVat: 0 }, amountLeftToFreeShipping: 0, freeShipping: true });
  });

  it('lets a code rest while its condition is not met', () => {
    const code = promo({ kind: 'percentage', percentOff: 20 }, 200_00);
    expect(price({ lines: [line(199_99)], promo: code })).toMatchObject({
      effectivePromo: undefined,
      subTotal: { selling: { incVat: 199_99 } },
    });
    expect(price({ lines: [line(200_00)], promo: code })).toMatchObject({
      effectivePromo: code,
      subTotal: { selling: { incVat: 160_00 } },
    });
  });

  it('counts goods alone, not gift cards, towards the minimum of a code or campaign [CART-10, CART-14]', () => {
    const card: CartLine = { ...line(500_00), productKind: 'gift-card' };
    const code = promo({ kind: 'percentage', percentOff: 20 }, 200_00);
    const campaign = offer(1, { kind: 'amount', amountIncVat: everywhere(50_00) }, null, 200_00);
    const below = price({ lines: [line(199_99), card], promo: code, offers: [campaign] });
    expect(below).toMatchObject({
      effectivePromo: undefined,
      effectiveOffers: [],
      subTotal: { selling: { incVat: 699_99 } },
      fixedDiscount: { incVat: 0 },
    });
    const reached = price({ lines: [line(200_00), card], promo: code, offers: [campaign] });
    expect(reached).toMatchObject({
      effectivePromo: code,
      effectiveOffers: [campaign],
      subTotal: { selling: { incVat: 660_00 } },
      fixedDiscount: { incVat: 50_00 },
    });
  });

  it('charges no VAT, no shipping and no discount for money on a card [CART-14]', () => {
    const card: CartLine = { ...line(500_00), productKind: 'gift-card' };
    const all = promo({ kind: 'percentage', percentOff: 50 });
    expect(price({ lines: [card], promo: all })).toMatchObject({
      shippingFee: { incVat: 0 },
      total: { selling: { incVat: 500_00, exVat: 500_00 } },
    });
    const beside = price({
      lines: [card, line(100_00)],
      promo: promo({ kind: 'amount', amountIncVat: everywhere(300_00) }),
    });
    expect(beside.lines.map(({ payable }) => payable.incVat)).toEqual([500_00, 0]);
    expect(beside.amountLeftToFreeShipping).toBe(499_00);
  });

  it.each([
    [0, 0, 249_00],
    [100_00, 100_00, 149_00],
    [249_00, 249_00, 0],
    [9999_00, 249_00, 0],
    [-5, 0, 249_00],
  ])('with %d on a card takes %d of it and leaves %d to pay [CART-14]', (balance, fromBalance, due) => {
    const { payment, total } = price({ lines: [line(200_00)], balance });
    expect([payment.fromBalance, payment.due.selling.incVat]).toEqual([fromBalance, due]);
    expect(total.selling.incVat).toBe(249_00);
  });

  it('lets a line take the first campaign that is about it, and none whose condition is not met [CART-12]', () => {
    const socks: CartLine = { ...line(50_00, 3), productKind: 'socks' };
    const offers = [
      offer(1, { kind: 'take-pay', take: 3, pay: 2 }, ['socks']),
      offer(2, { kind: 'percentage', percentOff: 50 }),
      offer(3, { kind: 'free-shipping' }, null, 10_000_00),
    ];
    const cart = price({ lines: [socks, line(100_00)], offers });
    expect(cart.lines.map(({ total, offer: taken }) => [total.selling.incVat, taken?.offerId])).toEqual([
      [100_00, 1],
      [50_00, 2],
    ]);
    expect(cart.effectiveOffers.map(({ offerId }) => offerId)).toEqual([1, 2]);
    expect(cart.shippingFee.incVat).toBe(49_00);
  });

  it.each([
    ['goods that a balance pays', [line(99_00)], 148_00],
    ['goods that a balance pays in part', [line(99_00)], 100_00],
    ['unpaid goods', [line(99_00)], 0],
  ])('[SHOP-2] the VAT of %s is that of the goods and the shipping', (_, lines, balance) => {
    const { payment, total } = price({ lines, balance });
    expect(total.selling).toEqual({ incVat: 148_00, exVat: 118_40 });
    expect(payment.due.selling).toEqual({ incVat: 148_00 - balance, exVat: 118_40 - balance });
  });

  it('[SHOP-2] a gift card is sold without VAT, and the goods that it pays for carry theirs', () => {
    const card = { ...line(500_00), productKind: GIFT_CARD_KIND };
    expect(price({ lines: [card] }).total.selling).toEqual({ incVat: 500_00, exVat: 500_00 });
    const { payment } = price({ lines: [line(500_00)], balance: 500_00 });
    expect(payment.due.selling).toEqual({ incVat: 0, exVat: -100_00 });
  });

  it('adds up for every cart: shares, sums, VAT and balance exact, nothing below zero', () => {
    const amount = fc.oneof(fc.integer({ min: 0, max: 2_000_00 }), fc.integer({ min: 0, max: 10_000_000 }));
    const amounts = fc.tuple(amount, amount, amount, amount).map(([dk, se, no, fi]) => ({ dk, se, no, fi }));
    const percentage = fc.record({
      kind: fc.constant('percentage' as const),
      percentOff: fc.integer({ min: 0, max: 100 }),
    });
    const fixed = fc.record({ kind: fc.constant('amount' as const), amountIncVat: amounts });
    const freeShipping = fc.constant({ kind: 'free-shipping' as const });
    const takePay = fc.integer({ min: 2, max: 5 }).chain((take) =>
      fc.record({
        kind: fc.constant('take-pay' as const),
        take: fc.constant(take),
        pay: fc.integer({ min: 1, max: take - 1 }),
      }),
    );
    const kind = fc.constantFrom('socks', 'shoe', 'gift-card');
    const cartLine = fc.record({
      unitRegular: amount,
      unitSelling: amount,
      quantity: fc.integer({ min: 1, max: 999 }),
      productKind: kind,
    });
    const someOffer = fc
      .tuple(
        fc.integer(),
        fc.oneof(percentage, fixed, freeShipping, takePay),
        fc.option(fc.constant(['socks'])),
        amount,
      )
      .map(([id, ...rest]) => offer(id, ...rest));
    const cartToPrice = fc.record({
      market: fc.constantFrom<MarketAlias>(...markets),
      lines: fc.array(cartLine, { maxLength: 8 }),
      offers: fc.array(someOffer, { maxLength: 3 }),
      effect: fc.option(fc.oneof(percentage, fixed, freeShipping)),
      minimum: amount,
      balance: amount,
      shippingId: fc.constantFrom(1, 2, 3),
    });
    fc.assert(
      fc.property(cartToPrice, ({ market, lines, offers, effect, minimum, balance, shippingId }) => {
        const shipping = shippingOptionOrDefault(market, shippingId);
        const cart = priceCart({
          market,
          vatPercent: market === 'fi' ? 25.5 : 25,
          lines,
          offers,
          balance,
          shipping,
          promo: effect === null ? undefined : promo(effect, minimum),
        });
        expect(moneyIssues(cart, { lines, balance })).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it(
    `adds up for ${String(CARTS)} more carts, drawn quickly`,
    () => {
      const broken: { readonly seed: number; readonly issues: readonly string[]; readonly cart: CartToPrice }[] = [];
      // Three are enough to read; one `expect` per cart would cost more than the prices.
      const first = 1 + CARTS * (propertySeed() ?? randomInt(100_000));
      for (let seed = first; seed < first + CARTS && broken.length < 3; seed += 1) {
        const cart = drawCart(seed);
        const issues = moneyIssues(priceCart(cart), cart);
        if (issues.length > 0) broken.push({ seed, issues, cart });
      }
      expect(broken).toEqual([]);
    },
    60_000 + CARTS,
  );
});
