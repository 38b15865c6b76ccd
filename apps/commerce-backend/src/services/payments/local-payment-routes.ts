import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../backend.ts';
import { scopeOfOrder } from '../orders/present-order-cart.ts';
import { serviceSecret } from '../secrets/service-secret.ts';
import { failAddress, fillAddress, shopOrigins } from './core/shop-address.ts';
import { isStateToken, signState } from './core/state-token.ts';
import { paymentPage } from './payment-page.ts';
import { findPaymentWithOrder, settlePayment } from './settle-payment.ts';
import type { PaymentWithOrder } from './settle-payment.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A form carries one short token. */
const FORM_LIMIT = 1024;

type Action = 'approve' | 'decline' | 'abandon';

/** Where the shopper belongs now; decided by the order alone, so that a replayed form leads to the same place. */
const addressAfter = ({ payment, order }: PaymentWithOrder): string => {
  const values = { cartId: order.cart_id, publicId: order.public_id };
  if (payment.state === 'captured') return fillAddress(order.redirect_url, values);
  return payment.state === 'declined' ? failAddress(order.redirect_url) : fillAddress(order.checkout_page_url, values);
};

const seeOther = (reply: FastifyReply, found: PaymentWithOrder): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(addressAfter(found), 303);

const find = (backend: Backend, uid: string): Promise<PaymentWithOrder | undefined> =>
  UUID.test(uid) ? findPaymentWithOrder(backend.db, uid) : Promise.resolve(undefined);

const act = async (backend: Backend, found: PaymentWithOrder, action: Action): Promise<PaymentWithOrder> => {
  // Leaving ends nothing: the order waits until it is paid, replaced or too old.
  if (action === 'abandon') return found;
  const outcome = action === 'approve' ? 'captured' : 'declined';
  return (await settlePayment(backend, found.payment.uid, outcome, backend.now())) ?? found;
};

const showPage = async (backend: Backend, reply: FastifyReply, found: PaymentWithOrder): Promise<FastifyReply> => {
  const { payment, order } = found;
  if (payment.state !== 'pending') return seeOther(reply, found);
  const state = signState(await serviceSecret(backend.db, 'payment-state'), payment);
  const { shop } = backend.config;
  const page = paymentPage({ shopName: shop.name, payment, state, scope: scopeOfOrder(shop, order) });
  // Browsers hold a form to this list also where its answer sends it on: to the shop.
  const targets = ["'self'", ...shopOrigins(backend.config)].join(' ');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .send(page.markup);
};

/** `/payments/local/:uid`: the local payment provider. The way back to the shop proves nothing; the order's state does (D9). */
export function registerLocalPayment(app: FastifyInstance, backend: Backend): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Params: { uid: string } }>('/payments/local/:uid', async (request, reply) => {
      const found = await find(backend, request.params.uid);
      if (found === undefined) return reply.code(404).send({ message: 'There is no such payment.' });
      return showPage(backend, reply, found);
    });
    for (const action of ['approve', 'decline', 'abandon'] as const) {
      scope.post<{ Params: { uid: string } }>(`/payments/local/:uid/${action}`, async (request, reply) => {
        const found = await find(backend, request.params.uid);
        if (found === undefined) return reply.code(404).send({ message: 'There is no such payment.' });
        const token = request.body instanceof URLSearchParams ? (request.body.get('state') ?? '') : '';
        const secret = await serviceSecret(backend.db, 'payment-state');
        if (!isStateToken(secret, found.payment, token)) return reply.code(403).send({ message: 'This form is not from the payment page.' });
        return seeOther(reply, await act(backend, found, action));
      });
    }
  });
}
