import type { MarketAlias, MinorUnits } from '@lyng/model';

const from = (kroner: MinorUnits, euros: MinorUnits): Record<MarketAlias, MinorUnits> => ({
  dk: kroner,
  se: kroner,
  no: kroner,
  fi: euros,
});
const always = { markets: null, startsAt: null, endsAt: null };
const unlimited = { ...always, maxUses: null, oncePerCustomer: false };

/** What the demo shop gives without a code, and the limits of its codes. */
export const demoPromotions = {
  offers: [
    {
      offerId: 1,
      hideTitle: false,
      effect: { kind: 'take-pay', take: 3, pay: 2 },
      kinds: ['socks'],
      minimumIncVat: from(0, 0),
      ...always,
      name: {
        da: 'Tag 3 par strømper, betal for 2',
        sv: 'Ta 3 par strumpor, betala för 2',
        nb: 'Ta 3 par sokker, betal for 2',
        fi: 'Ota 3 paria sukkia, maksa 2',
      },
    },
    {
      offerId: 2,
      hideTitle: false,
      effect: { kind: 'gift', productKind: 'socks' },
      kinds: null,
      minimumIncVat: from(3000_00, 300_00),
      ...always,
      name: {
        da: 'Gave: strømper ved køb over 3.000 kr.',
        sv: 'Gåva: strumpor vid köp över 3 000 kr',
        nb: 'Gave: sokker ved kjøp over 3 000 kr',
        fi: 'Lahja: sukat yli 300 € ostoksesta',
      },
    },
    {
      offerId: 3,
      hideTitle: false,
      effect: { kind: 'amount', amountIncVat: from(300_00, 30_00) },
      kinds: null,
      minimumIncVat: from(5000_00, 500_00),
      ...always,
      name: {
        da: '300 kr. rabat ved køb over 5.000 kr.',
        sv: '300 kr rabatt vid köp över 5 000 kr',
        nb: '300 kr avslag ved kjøp over 5 000 kr',
        fi: '30 € alennus yli 500 € ostoksesta',
      },
    },
  ],
  limits: [
    // The end of 31 August in Denmark.
    { code: 'SOMMER25', ...unlimited, endsAt: new Date('2025-08-31T22:00:00Z') },
    { code: 'SVERIGE10', ...unlimited, markets: ['se'] },
  ],
} as const;
