import fc from 'fast-check';
import { makeCart, makeCartItem, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { MAX_LINE_QUANTITY } from './quantity-limit.ts';
import { mergeCarts } from './merge-carts.ts';
import { replay } from './replay.ts';
import type { ShownCart } from './replay.ts';

type Units = Readonly<Record<number, number>>;

interface Content {
  readonly bought?: Units;
  readonly gifts?: Units;
  readonly promoCode?: string;
  /** Units in stock, where they are few. */
  readonly left?: Units;
}

function shown({ bought = {}, gifts = {}, promoCode = '', left = {} }: Content): ShownCart {
  const line =
    (isFreeGift: boolean) =>
    ([id, quantity]: readonly [string, number]) => {
      const skuId = Number(id);
      const stock = makeStock(left[skuId] ?? MAX_LINE_QUANTITY);
      return makeCartItem({
        skuId,
        quantity,
        product: { ...makeProductSummary({ productId: skuId }), skus: [makeSku(skuId, '38', stock)] },
        ...(isFreeGift && { isFreeGift: true }),
      });
    };
  return replay(
    makeCart({
      promoCode,
      items: [...Object.entries(bought).map(line(false)), ...Object.entries(gifts).map(line(true))],
    }),
    [],
  );
}

/** The content of the cart after the merge. */
const merged = (cart: Units, other: Content): Units => {
  const { lines } = mergeCarts(shown({ bought: cart }), shown(other));
  return { ...cart, ...Object.fromEntries(lines.map(({ skuId, after }) => [skuId, after])) };
};

describe('the merge of two carts of one shopper', () => {
  it.each<[name: string, cart: Units, other: Content, result: Units]>([
    ['a guest’s {A×1, B×2} and an account’s {A×1}', { 1: 1, 2: 2 }, { bought: { 1: 1 } }, { 1: 1, 2: 2 }],
    ['an account’s other size', { 1: 1 }, { bought: { 2: 2 } }, { 1: 1, 2: 2 }],
    ['more units of the account', { 1: 1 }, { bought: { 1: 3 } }, { 1: 3 }],
    ['more units of the guest', { 1: 4 }, { bought: { 1: 3 } }, { 1: 4 }],
    ['nothing of the account', { 1: 1 }, {}, { 1: 1 }],
    ['nothing of the guest', {}, { bought: { 1: 1 } }, { 1: 1 }],
    ['a gift of a campaign', { 1: 1 }, { bought: { 1: 1 }, gifts: { 9: 1 } }, { 1: 1 }],
    ['the account’s last units', { 1: 1 }, { bought: { 2: 5 }, left: { 2: 2 } }, { 1: 1, 2: 2 }],
    ['less stock than the guest holds', { 1: 4 }, { bought: { 1: 5 }, left: { 1: 3 } }, { 1: 4 }],
    ['no stock', { 1: 1 }, { bought: { 2: 1 }, left: { 2: 0 } }, { 1: 1 }],
  ])('of %s [PAIN-10]', (_name, cart, other, result) => {
    expect(merged(cart, other)).toEqual(result);
  });

  it('reports how many there were, so that it can be undone, and what is sold out [IDEA-14]', () => {
    const { lines, soldOut } = mergeCarts(
      shown({ bought: { 1: 1 } }),
      shown({ bought: { 1: 3, 2: 1, 3: 1 }, left: { 3: 0 } }),
    );
    expect(lines).toMatchObject([
      { skuId: 1, before: 1, after: 3 },
      { skuId: 2, before: 0, after: 1 },
    ]);
    expect(soldOut.map(({ productId }) => productId)).toEqual([3]);
  });

  it.each([
    ['', 'WELCOME15', 'WELCOME15'],
    ['SOMMER25', 'WELCOME15', ''],
    ['SOMMER25', '', ''],
  ])('of the codes %j and %j takes over %j: the cart’s own comes first [PAIN-10]', (own, others, taken) => {
    expect(mergeCarts(shown({ promoCode: own }), shown({ promoCode: others })).promoCode).toBe(taken);
  });

  const units = fc.dictionary(
    fc.integer({ min: 1, max: 6 }).map(String),
    fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
  );

  it('takes nothing away, brings no more than the larger of both, and done again changes nothing [PAIN-10]', () => {
    fc.assert(
      fc.property(units, units, units, (cart: Units, bought: Units, left: Units) => {
        const once = merged(cart, { bought, left });
        expect(merged(once, { bought, left })).toEqual(once);
        for (const skuId of new Set([...Object.keys(cart), ...Object.keys(bought)].map(Number))) {
          const held = cart[skuId] ?? 0;
          expect(once[skuId] ?? 0).toBeGreaterThanOrEqual(held);
          expect(once[skuId] ?? 0).toBeLessThanOrEqual(Math.max(held, bought[skuId] ?? 0));
        }
      }),
    );
  });
});
