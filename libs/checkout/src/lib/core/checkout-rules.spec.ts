import fc from 'fast-check';
import { makeCheckoutCart, makeCheckoutValues } from '../testing/make-checkout.ts';
import { draftOnReturn, parseDraft } from './checkout-draft.ts';
import { choicesAfter } from './checkout-options.ts';
import type { CheckoutOptions } from './checkout-options.ts';
import { parseConfirmationRequest, parsePaymentFailure } from './payment-return.ts';
import { placementKey } from './placement-key.ts';

describe('draft', () => {
  const draft = {
    cartId: 'mine',
    values: makeCheckoutValues({ message: 'Ring <twice>' }),
    attempt: 2,
    leftForPayment: true,
  };

  it('is read back as it was stored, for the same cart only [CHK-18]', () => {
    expect(parseDraft(JSON.stringify(draft), 'mine')).toEqual(draft);
    expect(parseDraft(JSON.stringify(draft), 'other')).toBeNull();
  });

  it.each([[undefined], [''], ['{'], ['[]'], ['"x"'], ['{"cartId":"mine"}'], ['{"cartId":"mine","values":3}']])(
    '%j is ignored',
    (text) => {
      expect(parseDraft(text, 'mine')).toBeNull();
    },
  );

  it('fills what an older version did not store, and drops what has another type', () => {
    const old = JSON.stringify({
      cartId: 'mine',
      values: { email: 'a@b.se', zip: 2200, terms: 'yes', customerType: 'ADMIN', delivery: null },
    });
    expect(parseDraft(old, 'mine')).toMatchObject({
      attempt: 0,
      leftForPayment: false,
      values: { email: 'a@b.se', zip: '', terms: false, customerType: 'PERSON', delivery: { zip: '' } },
    });
  });

  it('coming back from payment is a new attempt, a reload is not', () => {
    expect(draftOnReturn(draft)).toMatchObject({ attempt: 3, leftForPayment: false });
    const open = { ...draft, leftForPayment: false };
    expect(draftOnReturn(open)).toBe(open);
  });
});

describe('placement key', () => {
  const intent = { cart: makeCheckoutCart(), values: makeCheckoutValues(), attempt: 0 };

  it('is the same for the same content, and bound to the cart [CHK-14]', () => {
    expect(placementKey(intent)).toBe(
      placementKey({ cart: makeCheckoutCart(), values: makeCheckoutValues(), attempt: 0 }),
    );
    expect(placementKey(intent).startsWith(`${intent.cart.id}.`)).toBe(true);
    expect(placementKey(intent).length).toBeLessThanOrEqual(128);
  });

  it('is another for another quantity, sum, form or attempt', () => {
    const others = [
      { ...intent, cart: makeCheckoutCart({ lines: intent.cart.lines.map((line) => ({ ...line, quantity: 3 })) }) },
      { ...intent, cart: makeCheckoutCart({ id: 'other' }) },
      { ...intent, cart: makeCheckoutCart({ summary: null }) },
      { ...intent, values: makeCheckoutValues({ zip: '2100' }) },
      { ...intent, values: makeCheckoutValues({ paymentId: '18', personalId: '211062-5629' }) },
      { ...intent, attempt: 1 },
    ];
    const keys = [intent, ...others].map(placementKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('distinguishes different forms', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const key = (message: string) => placementKey({ ...intent, values: makeCheckoutValues({ message }) });
        expect(key(one) === key(other)).toBe(one === other);
      }),
    );
  });
});

describe('choices', () => {
  const unknown = { street: '', distance: '', hours: '' };
  const options: CheckoutOptions = {
    shipping: [
      { id: '1', name: 'Home', feeFormatted: '', isFree: true, isSelected: true, arrivesOn: '', pickupPoints: [] },
      {
        id: '2',
        name: 'Shop',
        feeFormatted: '39 kr.',
        isFree: false,
        isSelected: false,
        arrivesOn: '',
        pickupPoints: [
          { id: 'a', name: 'A', ...unknown, isSelected: false },
          { id: 'b', name: 'B', ...unknown, isSelected: true },
        ],
      },
    ],
    payment: [{ id: '23', type: 'Card', label: 'Card', feeFormatted: '', isFree: true, isSelected: true }],
  };

  const choices = ([shippingId, pickupPoint, paymentId]: readonly [string, string, string]) => ({
    shippingId,
    pickupPoint,
    paymentId,
  });

  it.each<[string, [string, string, string], CheckoutOptions, [string, string, string]]>([
    ['nothing chosen', ['', '', ''], options, ['1', '', '']],
    ['a stored choice', ['2', 'a', '23'], options, ['2', 'a', '23']],
    ['a point of another town', ['2', 'z', ''], options, ['2', 'b', '']],
    ['choices that are gone', ['9', 'a', '18'], options, ['1', '', '']],
    ['choices, when nothing is offered', ['1', '', '23'], { shipping: [], payment: [] }, ['', '', '']],
  ])('after %s', (_name, before, offered, after) => {
    expect(choicesAfter(choices(before), offered)).toEqual(choices(after));
  });
});

describe('coming back from payment', () => {
  it.each([
    ['error=Error', 'Error'],
    ['error=OutOfStock', 'OutOfStock'],
    ['error=BlockedCustomer', 'BlockedCustomer'],
    ['error=outofstock', 'Error'],
    ['error=<script>', 'Error'],
    ['', 'Error'],
  ])('?%s failed as %s [CHK-11]', (query, failure) => {
    expect(parsePaymentFailure(new URLSearchParams(query))).toBe(failure);
  });

  it.each([
    ['oid=o1&cartid=c1', { id: 'o1', provider: 'STANDARD', cartId: 'c1' }],
    ['kid=k1&cartid=c1', { id: 'k1', provider: 'KLARNA', cartId: 'c1' }],
    ['sid=s1', { id: 's1', provider: 'SVEA', cartId: '' }],
    ['wid=w1&cartid=../x', { id: 'w1', provider: 'WALLEY', cartId: '' }],
    ['aid=a1&oid=o1', { id: 'a1', provider: 'AVARDA', cartId: '' }],
    ['oid=', null],
    ['oid=<script>', null],
    ['cartid=c1', null],
    ['', null],
  ])('?%s requests %j', (query, request) => {
    expect(parseConfirmationRequest(new URLSearchParams(query))).toEqual(request);
  });
});
