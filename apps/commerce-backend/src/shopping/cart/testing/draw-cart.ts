import { mulberry32 } from '@lyng/demo-catalogue/core';
import { markets } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import type { Offer, OfferEffect } from '../../promotions/core/offer.ts';
import type { CartToPrice } from '../core/price-cart.ts';
import type { PromoCode, PromoEffect } from '../../promotions/core/promo-code.ts';
import { shippingOptionOrDefault } from '../../shipping/shipping-options.ts';

/** The same amount in every market, whatever its currency. */
export const everywhere = (amount: number): Record<MarketAlias, number> => ({
  dk: amount,
  se: amount,
  no: amount,
  fi: amount,
});
/** A code with that effect. */
export const promo = (effect: PromoEffect, minimum = 0): PromoCode => ({
  code: 'CODE',
  name: { da: 'Kode', sv: 'Kod', nb: 'Kode', fi: 'Koodi' },
  effect,
  minimumIncVat: everywhere(minimum),
});

/** A campaign with that effect. */
export const offer = (
  offerId: number,
  effect: OfferEffect,
  kinds: readonly string[] | null = null,
  minimum = 0,
): Offer => ({
  offerId,
  name: { da: '', sv: '', nb: '', fi: '' },
  hideTitle: false,
  effect,
  kinds,
  minimumIncVat: everywhere(minimum),
});

/** A cart that only its seed decides, of up to eight lines. fast-check shrinks better and draws twenty times slower. */
export function drawCart(seed: number): CartToPrice & { readonly balance: number } {
  const next = mulberry32(Math.imul(seed, 0x9e3779b1));
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[below(values.length)] ?? values[0];
  const amount = (): number => below(pick([5, 2_000, 200_000, 10_000_000]));
  const promoEffect = (): PromoEffect =>
    pick<() => PromoEffect>([
      () => ({ kind: 'percentage', percentOff: below(101) }),
      () => ({ kind: 'amount', amountIncVat: everywhere(amount()) }),
      () => ({ kind: 'free-shipping' }),
    ])();
  const takePay = (): OfferEffect => {
    const take = 2 + below(4);
    return { kind: 'take-pay', take, pay: 1 + below(take - 1) };
  };
  const market = pick<MarketAlias>(markets);
  const many = <Value>(max: number, make: (index: number) => Value): Value[] =>
    Array.from({ length: below(max + 1) }, (_, index) => make(index));
  return {
    market,
    vatPercent: market === 'fi' ? 25.5 : 25,
    lines: many(8, () => ({
      unitRegular: amount(),
      unitSelling: amount(),
      quantity: 1 + below(pick([3, 999])),
      productKind: pick(['socks', 'shoe', 'shoe', 'gift-card']),
    })),
    offers: many(3, (id) => offer(id, pick([takePay, promoEffect])(), pick([null, ['socks']]), pick([0, amount()]))),
    promo: pick([undefined, promo(promoEffect(), pick([0, amount()]))]),
    shipping: shippingOptionOrDefault(market, 1 + below(3)),
    balance: pick([0, amount()]),
  };
}
