import fc from 'fast-check';
import type { MarketAlias } from '@lyng/model';
import { priceCart } from './price-cart.ts';
import type { CartLine, CartToPrice } from './price-cart.ts';
import type { PromoCode, PromoEffect } from './promo-code.ts';
import { shippingOptionOrDefault, shippingOptions } from './shipping-options.ts';

const everywhere = (amount: number): Record<MarketAlias, number> => ({ dk: amount, se: amount, no: amount, fi: amount });
const promo = (effect: PromoEffect, minimum = 0): PromoCode => ({
  code: 'CODE',
  name: { da: 'Kode', sv: 'Kod', nb: 'Kode', fi: 'Koodi' },
  effect,
  minimumIncVat: everywhere(minimum),
});
const line = (unitSelling: number, quantity = 1, unitRegular = unitSelling): CartLine => ({ unitRegular, unitSelling, quantity });

const price = (given: Partial<CartToPrice>) =>
  priceCart({ market: 'dk', vatPercent: 25, lines: [], promo: undefined, shipping: shippingOptionOrDefault(given.market ?? 'dk', null), ...given });

describe('priceCart', () => {
  it('asks nothing for an empty cart, not even shipping', () => {
    const cart = price({});
    expect(cart.total.selling).toEqual({ incVat: 0, exVat: 0 });
    expect(cart.shippingFee).toEqual({ incVat: 0, exVat: 0 });
    expect(cart.amountLeftToFreeShipping).toBe(499_00);
  });

  it.each([
    ['dk', 25, 498_99, 1, 49_00],
    ['dk', 25, 499_00, 0, 0],
    ['se', 25, 498_00, 1_00, 59_00],
    ['no', 25, 100_00, 399_00, 79_00],
    ['fi', 25.5, 48_99, 1, 5_90],
    ['fi', 25.5, 49_00, 0, 0],
  ] as const)('%s at %d %% VAT with goods of %d is %d away from free shipping and pays %d [CART-11]', (market, vatPercent, goods, left, fee) => {
    const cart = price({ market, vatPercent, lines: [line(goods)] });
    expect(cart.amountLeftToFreeShipping).toBe(left);
    expect(cart.shippingFee.incVat).toBe(fee);
    expect(cart.freeShipping).toBe(fee === 0);
  });

  it('lets express be paid for whatever the cart is worth', () => {
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
    expect(price({ lines: [line(199_99)], promo: code })).toMatchObject({ effectivePromo: undefined, subTotal: { selling: { incVat: 199_99 } } });
    expect(price({ lines: [line(200_00)], promo: code })).toMatchObject({ effectivePromo: code, subTotal: { selling: { incVat: 160_00 } } });
  });

  it('adds up for every cart', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const lines = fc.array(fc.record({ unitRegular: amount, unitSelling: amount, quantity: fc.integer({ min: 1, max: 999 }) }), { maxLength: 12 });
    const effect: fc.Arbitrary<PromoEffect> = fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), percentOff: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), amountIncVat: fc.tuple(amount, amount, amount, amount).map(([dk, se, no, fi]) => ({ dk, se, no, fi })) }),
      fc.constant({ kind: 'free-shipping' as const }),
    );
    const market = fc.constantFrom<MarketAlias>('dk', 'se', 'no', 'fi');
    const shippingId = fc.constantFrom(1, 2, 3);
    fc.assert(
      fc.property(lines, fc.option(effect), amount, market, shippingId, (cartLines, given, minimum, alias, id) => {
        const cart = priceCart({
          market: alias,
          vatPercent: alias === 'fi' ? 25.5 : 25,
          lines: cartLines,
          promo: given === null ? undefined : promo(given, minimum),
          shipping: shippingOptionOrDefault(alias, id),
        });
        const payable = cart.lines.reduce((sum, { payable: { incVat } }) => sum + incVat, 0);
        const payableEx = cart.lines.reduce((sum, { payable: { exVat } }) => sum + exVat, 0);
        expect(cart.subTotal.selling.incVat - cart.fixedDiscount.incVat).toBe(payable);
        expect(cart.subTotal.selling.exVat - cart.fixedDiscount.exVat).toBe(payableEx);
        expect(cart.total.selling).toEqual({ incVat: payable + cart.shippingFee.incVat, exVat: payableEx + cart.shippingFee.exVat });
        const amounts = [cart.fixedDiscount, cart.shippingFee, cart.total.selling, cart.subTotal.selling, ...cart.lines.map((each) => each.payable)];
        for (const { incVat, exVat } of amounts) {
          expect(Number.isSafeInteger(incVat) && Number.isSafeInteger(exVat)).toBe(true);
          expect(exVat).toBeGreaterThanOrEqual(0);
          expect(incVat).toBeGreaterThanOrEqual(exVat);
        }
        for (const { regular, selling } of [cart.total, cart.subTotal, ...cart.lines.map((each) => each.total)]) {
          expect(regular.incVat).toBeGreaterThanOrEqual(selling.incVat);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
