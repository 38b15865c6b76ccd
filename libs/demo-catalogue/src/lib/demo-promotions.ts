import type { MarketAlias, MinorUnits } from '@lyng/model';
import { nameOf } from './offers.ts';

const from = (kroner: MinorUnits, euros: MinorUnits): Record<MarketAlias, MinorUnits> => ({
  dk: kroner,
  se: kroner,
  no: kroner,
  fi: euros,
});
const always = { markets: null, startsAt: null, endsAt: null };
const unlimited = { ...always, maxUses: null, oncePerCustomer: false };

/** The offers without a code, and the codes with their limits. */
export const demoPromotions = {
  offers: [
    {
      offerId: 1,
      hideTitle: false,
      effect: { kind: 'take-pay', take: 3, pay: 2 },
      kinds: ['socks'],
      minimumIncVat: from(0, 0),
      ...always,
      name: nameOf('three-for-two'),
    },
    {
      offerId: 2,
      hideTitle: false,
      effect: { kind: 'gift', productKind: 'socks' },
      kinds: null,
      minimumIncVat: from(3000_00, 300_00),
      ...always,
      name: nameOf('gift-of-socks'),
    },
    {
      offerId: 3,
      hideTitle: false,
      effect: { kind: 'amount', amountIncVat: from(300_00, 30_00) },
      kinds: null,
      minimumIncVat: from(5000_00, 500_00),
      ...always,
      name: nameOf('minus-300'),
    },
  ],
  limits: [
    // The end of 31 August in Denmark.
    { code: 'SOMMER25', ...unlimited, endsAt: new Date('2025-08-31T22:00:00Z') },
    { code: 'SVERIGE10', ...unlimited, markets: ['se'] },
  ],
} as const;
