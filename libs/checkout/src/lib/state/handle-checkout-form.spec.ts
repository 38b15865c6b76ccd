import type { CheckoutCart } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { PostedForm } from '../core/read-checkout-form.ts';
import { createCheckoutServer, respondTo } from '../testing/checkout-server.ts';
import { makeCheckoutCart, makeCheckoutValues, makePaidCheckoutCart } from '../testing/make-checkout.ts';
import { handleCheckoutForm } from './handle-checkout-form.ts';
import type { CheckoutFormOutcome } from './handle-checkout-form.ts';

const cart = makeCheckoutCart();
const total = cart.summary?.total.selling.incVat ?? 0;

interface Post extends Partial<Omit<PostedForm, 'values'>> {
  readonly values?: Partial<CheckoutValues>;
  readonly cart?: CheckoutCart | null;
}

/** Posts a form that is complete except for the given values. */
const post = ({ values, cart: found = cart, ...form }: Post, server = createCheckoutServer()) =>
  handleCheckoutForm({
    gateway: server.gateway,
    delay: () => Promise.resolve(),
    reference: { cartId: cart.id, market: 'dk' },
    form: { intent: 'buy', values: makeCheckoutValues(values), country: '', shownTotal: total, attempt: 0, ...form },
    loadCart: async () => found,
    minimumOrder: { value: 5000, currency: 'DKK' },
    today: { year: 2026, month: 6, day: 1 },
    addresses: { redirectUrl: 'https://shop.example/checkout/confirm', checkoutPageUrl: 'https://shop.example/kassen' },
  });

const operations = (server: ReturnType<typeof createCheckoutServer>) =>
  server.requests.map(({ operation }) => operation);

const pageOf = (outcome: CheckoutFormOutcome) => (outcome.kind === 'form' ? outcome.page : null);
const wrongIn = (outcome: CheckoutFormOutcome) => pageOf(outcome)?.errors.map(({ field }) => field);

describe('a checkout form posted without JavaScript', () => {
  it('makes the order and leads to its payment [SHOP-13, CHK-05, CHK-14]', async () => {
    const server = createCheckoutServer();
    expect(await post({}, server)).toEqual({ kind: 'leave', url: 'https://pay.example/1' });
    expect(operations(server)).toEqual(['createOrUpdateCheckout', 'validateOrderCreation', 'placeOrder']);
  });

  it('is one order however often it is posted, and another one after a payment that was left [SHOP-13, CHK-14]', async () => {
    const server = createCheckoutServer();
    await Promise.all([post({}, server), post({}, server)]);
    expect(server.orders.size).toBe(1);
    await post({ attempt: 1 }, server);
    expect(server.orders.size).toBe(2);
  });

  it.each<[name: string, values: Partial<CheckoutValues>, wrong: readonly string[]]>([
    ['a wrong phone number', { mobile: '12' }, ['mobile']],
    ['terms that are not accepted', { terms: false }, ['terms']],
    ['credit without a personal number', { paymentId: '18' }, ['personalId']],
    ['a way of delivery that is not offered', { shippingId: '99' }, ['shippingId']],
    ['a way to pay that is not offered', { paymentId: '99' }, ['paymentId']],
    ['a pick-up point that was not chosen', { shippingId: '2' }, ['pickupPoint']],
    ['a pick-up point that is not offered', { shippingId: '2', pickupPoint: 'moon' }, ['pickupPoint']],
  ])('with %s is shown again, and orders nothing [SHOP-13, CHK-01, CHK-02]', async (_name, values, wrong) => {
    const server = createCheckoutServer();
    const outcome = await post({ values }, server);
    expect(wrongIn(outcome)).toEqual(wrong);
    expect(pageOf(outcome)).toMatchObject({ isNewest: true, values: { email: 'karen@example.com' } });
    expect(operations(server)).not.toContain('placeOrder');
  });

  it('comes with what the server offers, chosen as it was [SHOP-13, CHK-02]', async () => {
    const outcome = await post({ values: { shippingId: '2', pickupPoint: 'point-2', terms: false } });
    expect(pageOf(outcome)).toMatchObject({
      values: { shippingId: '2', pickupPoint: 'point-2', paymentId: '23' },
      offered: {
        failed: false,
        options: { shipping: [{ id: '1' }, { id: '2' }], payment: [{ id: '23' }, { id: '18' }] },
      },
    });
  });

  it('shows what may be chosen without buying, without errors for empty fields [SHOP-13]', async () => {
    const server = createCheckoutServer();
    const outcome = await post({ intent: 'delivery', values: { email: '', shippingId: '', terms: false } }, server);
    expect(pageOf(outcome)).toMatchObject({ errors: [], problem: null, values: { shippingId: '1' } });
    expect(operations(server)).toEqual(['createOrUpdateCheckout']);
    expect(wrongIn(await post({ intent: 'delivery', values: { zip: '' } }))).toEqual(['zip']);
    expect(wrongIn(await post({ intent: 'details', values: { zip: '' } }))).toEqual([]);
  });

  it.each([119700, 119900, null])(
    'never orders for another total than the page showed (%j): the new one is shown first [SHOP-13, CHK-14]',
    async (shownTotal) => {
      const server = createCheckoutServer();
      const outcome = await post({ shownTotal }, server);
      expect(pageOf(outcome)?.problem).toEqual({
        kind: 'failed',
        failure: { kind: 'total-changed', totalFormatted: cart.summary?.total.selling.incVatFormatted },
      });
      expect(server.orders.size).toBe(0);
    },
  );

  it('orders nothing below the minimum [SHOP-13, CHK-04]', async () => {
    const server = createCheckoutServer();
    const { summary } = cart;
    if (!summary) throw new Error('The cart has sums.');
    const cheap = { ...summary.subTotal.selling, incVat: 100 };
    const small = { ...cart, summary: { ...summary, subTotal: { ...summary.subTotal, selling: cheap } } };
    expect(pageOf(await post({ cart: small }, server))).toMatchObject({ errors: [], problem: null });
    expect(server.orders.size).toBe(0);
  });

  it('needs no way to pay for what a balance pays [SHOP-13, CHK-19]', async () => {
    expect((await post({ cart: makePaidCheckoutCart(), shownTotal: 0 })).kind).toBe('leave');
  });

  it("rejects a payment method that needs its provider's own form [SHOP-13]", async () => {
    const server = createCheckoutServer([{ type: 'KLARNA', snippet: '<p>Klarna</p>' }]);
    expect(pageOf(await post({ values: { paymentId: '30' } }, server))?.problem).toEqual({
      kind: 'failed',
      failure: { kind: 'payment-not-allowed' },
    });
    expect(server.orders.size).toBe(0);
  });

  it.each([
    ['the options', 'createOrUpdateCheckout', { kind: 'unreachable' }, { kind: 'error-page', status: 503 }],
    ['the order', 'placeOrder', { kind: 'unreachable' }, { kind: 'error-page', status: 503 }],
    ['the validation', 'validateOrderCreation', { kind: 'refused', status: 502 }, { kind: 'error-page', status: 502 }],
  ] as const)(
    'without a server for %s ends on the error page [SHOP-13, CHK-08]',
    async (_name, lost, error, outcome) => {
      const server = createCheckoutServer();
      server.intercept = ({ operation }) => (operation === lost ? fail(error) : null);
      expect(await post({}, server)).toEqual(outcome);
    },
  );

  it('without a server still keeps a form that is not ordered yet [SHOP-13]', async () => {
    const server = createCheckoutServer();
    server.intercept = () => fail({ kind: 'unreachable' });
    expect(pageOf(await post({ intent: 'delivery' }, server))).toMatchObject({
      values: { firstName: 'Karen' },
      offered: { failed: true },
    });
    expect((await post({ cart: null })).kind).toBe('error-page');
  });

  it('shows why the order was rejected [SHOP-13, CHK-07, CHK-12]', async () => {
    const server = createCheckoutServer();
    server.intercept = respondTo('placeOrder', fail({ kind: 'rejected', code: 'InsufficientStock', message: '' }));
    expect(pageOf(await post({}, server))?.problem).toEqual({ kind: 'failed', failure: { kind: 'sold-out' } });
    server.intercept = respondTo(
      'validateOrderCreation',
      ok({ validateOrderCreation: { isValid: false, message: 'Customer is blacklisted', memberType: null } }),
    );
    expect(pageOf(await post({}, server))?.problem).toEqual({ kind: 'stopped', status: 'blacklisted' });
  });

  it('of a cart that has become its order leads to that order, and otherwise to the empty cart [SHOP-13, CHK-14]', async () => {
    const server = createCheckoutServer();
    server.intercept = respondTo(
      'createOrUpdateCheckout',
      fail({ kind: 'rejected', code: 'CartCompleted', message: '' }),
    );
    expect((await post({}, server)).kind).toBe('leave');
    expect((await post({ intent: 'delivery' }, server)).kind).toBe('cart-gone');
    server.intercept = ({ operation }) =>
      operation === 'validateOrderCreation' ? null : fail({ kind: 'rejected', code: 'CartCompleted', message: '' });
    expect((await post({}, server)).kind).toBe('cart-gone');
    expect((await post({ cart: makeCheckoutCart({ lines: [] }) })).kind).toBe('cart-gone');
  });
});
