import { fail, ok } from '@lyng/model';
import type { CommerceFailure } from '@lyng/commerce-client';
import { createCheckoutServer, respondTo } from '../testing/checkout-server.ts';
import { makeCheckoutCart, makeCheckoutValues } from '../testing/make-checkout.ts';
import { placeCheckout } from './place-checkout.ts';

const addresses = {
  redirectUrl: 'https://shop.example/checkout/confirm',
  checkoutPageUrl: 'https://shop.example/kassen',
};

function buy(server = createCheckoutServer(), attempt = 0, paymentType = 'Card') {
  const delays: number[] = [];
  const cart = makeCheckoutCart();
  const ports = {
    gateway: server.gateway,
    delay: (ms: number) => {
      delays.push(ms);
      return Promise.resolve();
    },
  };
  const reference = { cartId: cart.id, market: 'dk' as const };
  const request = {
    reference,
    cart,
    values: makeCheckoutValues(),
    paymentType,
    today: { year: 2026, month: 6, day: 1 },
    addresses,
    attempt,
    onPlacing: () => undefined,
  };
  return placeCheckout(ports, request).then((outcome) => ({ outcome, delays }));
}

const operations = (server: ReturnType<typeof createCheckoutServer>) =>
  server.requests.map(({ operation }) => operation);

describe('placing an order', () => {
  it('does not place an order that the customer status stops [CHK-07]', async () => {
    const server = createCheckoutServer();
    server.intercept = respondTo(
      'validateOrderCreation',
      ok({ validateOrderCreation: { isValid: true, message: null, memberType: 'NO CREDIT-LIMITED' } }),
    );
    expect((await buy(server, 0, 'DirectInvoice')).outcome).toEqual({ kind: 'stopped', status: 'limited' });
    expect(server.orders.size).toBe(0);
    expect((await buy(server, 0, 'Card')).outcome.kind).toBe('leave');
  });

  const rejected = (code: string): CommerceFailure => ({ kind: 'rejected', code, message: '' });
  const errorPage = (status: number) => ({ kind: 'error-page', status });
  it.each<[CommerceFailure, object]>([
    [{ kind: 'refused', status: 404 }, errorPage(404)],
    [{ kind: 'malformed' }, errorPage(500)],
    [rejected('X'), errorPage(500)],
    [rejected('TooManyRequests'), { kind: 'failed', failure: { kind: 'too-many-tries' } }],
    [{ kind: 'unreachable' }, { kind: 'failed', failure: { kind: 'unreachable' } }],
  ])('a validation that fails with %j ends as %j [CHK-08]', async (error, outcome) => {
    const server = createCheckoutServer();
    server.intercept = ({ operation }) => (operation === 'validateOrderCreation' ? fail(error) : null);
    expect((await buy(server)).outcome).toEqual(outcome);
    expect(operations(server)).not.toContain('placeOrder');
  });

  it('retries with the same key when the response is lost: one order [CHK-14] (cart-007)', async () => {
    const server = createCheckoutServer();
    let lost = 0;
    server.interceptReply = ({ operation }) =>
      operation === 'placeOrder' && (lost += 1) <= 2 ? { kind: 'unreachable' } : null;
    const { outcome, delays } = await buy(server);
    expect(outcome.kind).toBe('leave');
    expect(delays).toEqual([1000, 1000]);
    expect(server.orders.size).toBe(1);
  });

  it('stops after two more tries, and a later press is still the same order [CHK-14]', async () => {
    const server = createCheckoutServer();
    server.interceptReply = ({ operation }) => (operation === 'placeOrder' ? { kind: 'unreachable' } : null);
    expect((await buy(server)).outcome).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    server.interceptReply = () => null;
    await buy(server);
    expect(server.orders.size).toBe(1);
    await buy(server, 1);
    expect(server.orders.size).toBe(2);
  });

  it.each([['javascript:alert(1)'], ['//evil.example'], [''], [null]])('never leaves for %j', async (redirectUrl) => {
    const server = createCheckoutServer();
    server.intercept = respondTo(
      'placeOrder',
      ok({ placeOrder: { orderId: '1', publicId: '1', status: '', redirectUrl } }),
    );
    expect((await buy(server)).outcome).toEqual({ kind: 'failed', failure: { kind: 'refused' } });
  });
});
