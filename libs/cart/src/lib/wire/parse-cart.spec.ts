import type { Cart } from '@lyng/model';
import { makeCart, makeCartItem, makePrice } from '@lyng/model/testing';
import { wireCart } from '../testing/wire-cart.ts';
import type { CartFieldsFragment } from './cart-fields.generated.ts';
import { parseCart } from './parse-cart.ts';

const full: Cart = makeCart({
  promoCode: 'WELCOME15',
  appliedCampaigns: [
    { name: '3 for 2', hideTitle: false },
    { name: 'Hidden', hideTitle: true },
  ],
  items: [
    makeCartItem({
      quantity: 3,
      campaign: {
        appliedCampaigns: [{ name: '3 for 2', hideTitle: false }],
        prices: [
          { quantity: 2, price: makePrice(59900) },
          { quantity: 1, price: makePrice(0, 59900) },
        ],
      },
    }),
  ],
});

describe('parseCart', () => {
  it('reads every field of cart, item and summary that the server gives [CART-01]', () => {
    expect(parseCart(wireCart(full))).toEqual({ ok: true, value: full });
  });

  const wire = wireCart(full);
  it.each<[name: string, data: CartFieldsFragment | null, missing: string]>([
    ['no cart', null, 'cart'],
    ['no id', { ...wire, id: null }, 'id'],
    ['an id that is none', { ...wire, id: 'a b' }, 'id'],
    ['no summary', { ...wire, summary: null }, 'summary'],
    ['no total', { ...wire, summary: wire.summary && { ...wire.summary, total: null } }, 'summary'],
    ['a line that is null', { ...wire, items: [null] }, 'item'],
    [
      'a line without product',
      { ...wire, items: (wire.items ?? []).map((item) => item && { ...item, product: null }) },
      'item',
    ],
    [
      'a line without price',
      { ...wire, items: (wire.items ?? []).map((item) => item && { ...item, totalPrice: null }) },
      'item',
    ],
  ])('refuses an answer with %s', (_name, data, missing) => {
    expect(parseCart(data)).toEqual({ ok: false, error: { kind: 'malformed-cart', missing } });
  });

  it.each([
    ['counts', [{ name: 'Minus 100', hideTitle: false, category: 'PROMO_CODE' }], true],
    [
      'does not count, though a campaign does',
      [{ name: '3 for 2', hideTitle: false, category: 'CAMPAIGN' }],
      undefined,
    ],
    ['does not count', null, undefined],
  ])('reads of a code that it %s [CART-10]', (_name, appliedCampaigns, counts) => {
    const parsed = parseCart({ ...wire, promoCode: 'MINUS100', appliedCampaigns });
    expect(parsed.ok && parsed.value.promoCodeCounts).toBe(counts);
  });

  it('takes what may be absent as nothing', () => {
    const bare: CartFieldsFragment = {
      ...wire,
      promoCode: null,
      appliedCampaigns: null,
      items: null,
      summary: wire.summary && { ...wire.summary, balance: null, shipping: null },
    };
    const parsed = parseCart(bare);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        promoCode: '',
        appliedCampaigns: [],
        items: [],
        summary: { balance: { pending: 0 }, shipping: { isDefault: true } },
      },
    });
  });
});
