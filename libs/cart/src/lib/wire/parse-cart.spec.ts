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
      product: { ...makeCartItem().product, textLanguage: 'en' },
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
  it('reads every field of cart, item and summary that the server gives [CART-01, SPEC-16]', () => {
    expect(parseCart(wireCart(full))).toEqual({ ok: true, value: full });
  });

  const wire = wireCart(full);
  type WireSummary = NonNullable<CartFieldsFragment['summary']>;
  const withSummary = (change: (summary: WireSummary) => Partial<WireSummary>): CartFieldsFragment => ({
    ...wire,
    summary: wire.summary && { ...wire.summary, ...change(wire.summary) },
  });
  type WireItem = NonNullable<NonNullable<CartFieldsFragment['items']>[number]>;
  const withItem = (change: (item: WireItem) => Partial<WireItem>): CartFieldsFragment => ({
    ...wire,
    items: (wire.items ?? []).map((item) => item && { ...item, ...change(item) }),
  });
  it.each<[name: string, data: CartFieldsFragment | null, missing: string]>([
    ['no cart', null, 'cart'],
    ['no id', { ...wire, id: null }, 'id'],
    ['an id that is none', { ...wire, id: 'a b' }, 'id'],
    ['no summary', { ...wire, summary: null }, 'summary'],
    ['no total', withSummary(() => ({ total: null })), 'summary'],
    ['a line that is null', { ...wire, items: [null] }, 'item'],
    ['a line without product', withItem(() => ({ product: null })), 'item'],
    ['a line without price', withItem(() => ({ totalPrice: null })), 'item'],
    [
      'a fee without text',
      withSummary(({ shipping }) => ({ shipping: shipping && { ...shipping, feeIncVatFormatted: null } })),
      'summary',
    ],
    [
      'a total before the balance without text',
      withSummary(({ balance }) => ({
        balance: balance && { ...balance, totalSellingPriceExBalanceIncVatFormatted: null },
      })),
      'summary',
    ],
  ])('rejects a response with %s', (_name, data, missing) => {
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

  it('takes the price of the line for a product whose own prices have no text', () => {
    const parsed = parseCart(
      withItem(({ product }) => ({
        product: product && {
          ...product,
          unitPrice: product.unitPrice && { ...product.unitPrice, regularPriceIncVatFormatted: null },
          lowestPrice: product.lowestPrice && { ...product.lowestPrice, lowestPriceIncVatFormatted: null },
        },
      })),
    );
    const [line] = parsed.ok ? parsed.value.items : [];
    expect(line?.product.unitPrice).toEqual(line?.unitPrice);
    expect(line?.product.lowestPrice).toMatchObject({ isDiscounted: false, lowest: line?.unitPrice.selling });
  });

  it('takes what may be absent as nothing', () => {
    const bare = withSummary(() => ({ balance: null, shipping: null }));
    const parsed = parseCart({ ...bare, promoCode: null, appliedCampaigns: null, items: null });
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
