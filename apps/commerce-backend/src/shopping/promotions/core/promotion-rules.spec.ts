import type { MarketAlias } from '@lyng/model';
import { giftCardCode, parseGiftCardCode, printedCode } from '../../gift-cards/core/gift-card-code.ts';
import { evaluateLimit } from './promo-code.ts';
import type { PromoLimit } from './promo-code.ts';
import { lineOffers } from './offer.ts';
import type { Offer, OfferEffect } from './offer.ts';

const everywhere = (amount: number): Record<MarketAlias, number> => ({
  dk: amount,
  se: amount,
  no: amount,
  fi: amount,
});
const offer = (offerId: number, effect: OfferEffect): Offer => ({
  offerId,
  name: { da: '', sv: '', nb: '', fi: '' },
  hideTitle: false,
  effect,
  kinds: null,
  minimumIncVat: everywhere(0),
});
const three = offer(1, { kind: 'take-pay', take: 3, pay: 2 });
const four = offer(2, { kind: 'take-pay', take: 4, pay: 3 });
const third = offer(3, { kind: 'percentage', percentOff: 33 });

describe('take 3, pay 2', () => {
  it.each([
    ['two cost two', [[100, 2, three]], [0]],
    ['three cost two', [[100, 3, three]], [1]],
    ['seven cost five', [[100, 7, three]], [2]],
    [
      'the cheapest is free',
      [
        [300, 1, three],
        [100, 1, three],
        [200, 1, three],
      ],
      [0, 1, 0],
    ],
    [
      'of two as cheap the later is free',
      [
        [100, 2, three],
        [100, 1, three],
      ],
      [0, 1],
    ],
    [
      'free units reach over lines',
      [
        [500, 4, three],
        [100, 1, three],
        [200, 1, three],
      ],
      [0, 1, 1],
    ],
    [
      'each campaign counts its own',
      [
        [100, 3, three],
        [100, 3, four],
        [100, 1, four],
      ],
      [1, 0, 1],
    ],
    ['nothing without a campaign', [[100, 9, undefined]], [0]],
  ] as const)('%s [CART-12]', (_name, lines, free) => {
    const made = lineOffers(lines.map(([unitSelling, quantity, given]) => ({ unitSelling, quantity, offer: given })));
    expect(made.map(({ freeUnits }) => freeUnits)).toEqual(free);
  });

  it('takes a percentage off each unit, rounded to the minor unit', () => {
    expect(lineOffers([{ unitSelling: 33_33, quantity: 2, offer: third }])).toEqual([{ unit: 22_33, freeUnits: 0 }]);
  });
});

describe('the limits of a code', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const before = new Date('2026-03-01T00:00:00Z');
  const after = new Date('2026-03-03T00:00:00Z');
  const none: PromoLimit = { startsAt: null, endsAt: null, markets: null, maxUses: null, oncePerCustomer: false };

  it.each<
    [name: string, limit: PromoLimit | undefined, usage: { uses?: number; usedByCustomer?: boolean }, kind: string]
  >([
    ['no limit', undefined, { uses: 1000, usedByCustomer: true }, 'ok'],
    ['an empty limit', none, { uses: 1000, usedByCustomer: true }, 'ok'],
    ['not begun', { ...none, startsAt: after }, {}, 'unknown-code'],
    ['begun', { ...none, startsAt: before }, {}, 'ok'],
    ['over', { ...none, endsAt: before }, {}, 'code-expired'],
    ['over this very moment', { ...none, endsAt: now }, {}, 'code-expired'],
    ['not over', { ...none, endsAt: after }, {}, 'ok'],
    ['another market', { ...none, markets: ['se', 'no'] }, {}, 'wrong-market'],
    ['this market among others', { ...none, markets: ['se', 'dk'] }, {}, 'ok'],
    ['the last use left', { ...none, maxUses: 3 }, { uses: 2 }, 'ok'],
    ['no use left', { ...none, maxUses: 3 }, { uses: 3 }, 'code-used'],
    ['once, by somebody else', { ...none, oncePerCustomer: true }, { uses: 9 }, 'ok'],
    ['once, by the same', { ...none, oncePerCustomer: true }, { usedByCustomer: true }, 'code-used'],
  ])('%s [CART-10]', (_name, limit, { uses = 0, usedByCustomer = false }, kind) => {
    const rejection = evaluateLimit(limit, { market: 'dk', now, uses, usedByCustomer });
    expect(rejection?.kind ?? 'ok').toBe(kind);
  });
});

describe('the code of a gift card', () => {
  it('is read with or without hyphens, in whatever case, and nothing else is one [CART-14]', () => {
    const code = giftCardCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 250]));
    expect(code).toHaveLength(18);
    expect(parseGiftCardCode(` ${printedCode(code).toLowerCase()} `)).toBe(code);
    expect(
      ['GK', 'WELCOME15', `${code}2`, code.replace('GK', 'XX'), `${code.slice(0, -1)}0`].map(parseGiftCardCode),
    ).toEqual(Array(5).fill(undefined));
  });

  it('distinguishes cards by any of its 80 bits', () => {
    const codes = Array.from({ length: 80 }, (_, bit) => {
      const bytes = new Uint8Array(10);
      bytes[bit >> 3] = 1 << (bit & 7);
      return giftCardCode(bytes);
    });
    expect(new Set(codes).size).toBe(80);
  });
});
