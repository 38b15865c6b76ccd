import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { acceptForms } from '../../platform/network/accept-forms.ts';
import { shopOrigins } from '../../shop/shop-origin.ts';
import { isUuid } from '../../shop/cart-id.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { serviceSecret } from '../../platform/secrets/service-secret.ts';
import { failAddress, fillAddress } from './core/shop-address.ts';
import { isStateToken, signState } from './core/state-token.ts';
import { frameScriptSource } from './frame-script.ts';
import { requestCode, checkCode } from './one-time-code.ts';
import { endedPage, paymentPage, paymentPath } from './payment-page.ts';
import type { ShopFrame } from './payment-page.ts';
import { findPaymentWithOrder, settlePayment } from './settle-payment.ts';
import type { PaymentWithOrder } from './settle-payment.ts';

/** A form carries one short token and at most a code. */
const FORM_LIMIT = 1024;

const actions = ['card', 'approve', 'decline', 'abandon'] as const;

type Action = (typeof actions)[number];

interface PaymentRoute {
  readonly Params: { readonly uid: string };
  readonly Querystring: { readonly framed?: string; readonly left?: string };
}

/** Where the shopper belongs now; decided by the order alone, so that a replayed form leads to the same place. */
const addressAfter = ({ payment, order }: PaymentWithOrder): string => {
  const values = { cartId: order.cart_id, publicId: order.public_id, paymentId: order.payment_id };
  if (payment.state === 'captured') return fillAddress(order.redirect_url, values);
  return payment.state === 'declined' ? failAddress(order.redirect_url) : fillAddress(order.checkout_page_url, values);
};

const seeOther = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

const find = (backend: Backend, uid: string): Promise<PaymentWithOrder | undefined> =>
  isUuid(uid) ? findPaymentWithOrder(backend.db, uid) : Promise.resolve(undefined);

/** Runs the action of a form. Leaving ends nothing: the order waits until it is paid, replaced or too old. */
const act = async (backend: Backend, found: PaymentWithOrder, action: Action, code: string): Promise<void> => {
  const { uid } = found.payment;
  const settle = (outcome: 'captured' | 'declined') => settlePayment(backend, uid, outcome, backend.now());
  if (action === 'card') await requestCode(backend.db, uid);
  if (action === 'decline') await settle('declined');
  if (action !== 'approve') return;
  const verdict = await checkCode(backend.db, uid, code);
  if (verdict === 'right') await settle('captured');
  if (verdict === 'used-up') await settle('declined');
};

/** The redirect after a form: on to the next step here, or back to the shop. */
const addressOn = (found: PaymentWithOrder, action: Action, frame: ShopFrame): string => {
  const staysHere = found.payment.state === 'pending' && action !== 'abandon';
  if (!frame) return staysHere ? paymentPath(found.payment.uid, '', null) : addressAfter(found);
  return `${paymentPath(found.payment.uid, '', frame)}${action === 'abandon' ? '&left=1' : ''}`;
};

const frameOf = ({ order }: PaymentWithOrder, framed: string | undefined): ShopFrame =>
  framed === '1' ? { shopOrigin: new URL(order.checkout_page_url).origin } : null;

const policyOf = (origins: readonly string[], frame: ShopFrame): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    // Browsers apply this list also to the redirect after a form: to the shop.
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    ...(frame
      ? [`script-src ${frameScriptSource}`, "connect-src 'self'", `frame-ancestors ${origins.join(' ')}`]
      : ["frame-ancestors 'none'"]),
  ].join('; ');

const showPage = async (
  backend: Backend,
  reply: FastifyReply,
  found: PaymentWithOrder,
  { framed, left }: PaymentRoute['Querystring'],
): Promise<FastifyReply> => {
  const { payment, order } = found;
  const frame = frameOf(found, framed);
  const isOver = payment.state !== 'pending';
  if (isOver && !frame) return seeOther(reply, addressAfter(found));
  const { shop } = backend.config;
  const facts = { shopName: shop.name, payment, scope: scopeOfOrder(shop, order), frame };
  const hasLeft = left === '1' && frame !== null;
  const page =
    isOver || hasLeft
      ? endedPage(facts, isOver ? 'settled' : 'abandoned', addressAfter(found))
      : paymentPage({
          ...facts,
          state: signState(await serviceSecret(backend.db, 'payment-state'), payment),
        });
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(shopOrigins(backend.config), frame),
      'referrer-policy': 'no-referrer',
    })
    .send(page.markup);
};

/**
 * `/payments/local/:uid`: the local payment provider. The way back to the shop proves nothing; the order's state does.
 */
export function registerLocalPayment(app: FastifyInstance, backend: Backend): void {
  // It takes no money: anyone with the address of a payment could pay with it.
  if (!backend.config.demo) return;
  app.register(async (scope) => {
    acceptForms(scope, FORM_LIMIT);
    scope.get<PaymentRoute>('/payments/local/:uid', async (request, reply) => {
      const found = await find(backend, request.params.uid);
      if (found === undefined) return reply.code(404).send({ message: 'There is no such payment.' });
      return showPage(backend, reply, found, request.query);
    });
    for (const action of actions) {
      scope.post<PaymentRoute>(`/payments/local/:uid/${action}`, async (request, reply) => {
        const found = await find(backend, request.params.uid);
        if (found === undefined) return reply.code(404).send({ message: 'There is no such payment.' });
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const secret = await serviceSecret(backend.db, 'payment-state');
        if (!isStateToken(secret, found.payment, form.get('state') ?? '')) {
          backend.report(
            new Error(
              `A form that does not belong to payment ${found.payment.uid}, its amount and its currency was rejected.`,
            ),
            request.id,
          );
          return reply.code(403).send({ message: 'This form is not from the payment page.' });
        }
        await act(backend, found, action, form.get('code') ?? '');
        const now = (await findPaymentWithOrder(backend.db, found.payment.uid)) ?? found;
        return seeOther(reply, addressOn(now, action, frameOf(now, request.query.framed)));
      });
    }
  });
}
