import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Backend } from '../../platform/backend.ts';
import { acceptForms } from '../../platform/network/accept-forms.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { isLoopback } from '../../platform/network/loopback.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import { serviceSecret } from '../../platform/secrets/service-secret.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { failAddress, fillAddress } from '../payments/core/shop-address.ts';
import type { PaymentFailure } from '../payments/core/shop-address.ts';
import type { PlaceOrderRequest } from './check-order.ts';
import { readSession } from './core/provider-session.ts';
import type { ProviderSession } from './core/provider-session.ts';
import { placeOrder } from './place-order.ts';
import { PROVIDER_PATH, typedFields } from './provider-snippet.ts';

/** A form carries two addresses in its session, and one as text. */
const FORM_LIMIT = 16_384;

const failureOf = ({ extensions, message }: GraphQLError): PaymentFailure => {
  if (extensions['code'] === 'InsufficientStock') return 'OutOfStock';
  return message === 'Customer is blacklisted' ? 'BlockedCustomer' : 'Error';
};

interface PostedForm {
  readonly form: URLSearchParams;
  readonly ip: string;
}

const requestOf = (backend: Backend, session: ProviderSession, { form, ip }: PostedForm): PlaceOrderRequest => {
  const { provider, paymentId, cartId, customer, customerType, billing, shipping } = session;
  const typed = typedFields.map((field) => [field, form.get(field) ?? ''] as const);
  return {
    cartId,
    provider,
    customer,
    scope: scopeOfOrder(backend.config.shop, session),
    config: backend.config,
    now: backend.now(),
    // A provider's payment is paid at once and holds no stock; a demo does not limit its own machine.
    network: provider !== undefined || isLoopback(ip) ? undefined : networkOf(ip),
    input: {
      paymentId,
      email: form.get('email') ?? '',
      customerType: customerType === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON',
      billingAddress: { ...billing, ...Object.fromEntries(typed) },
      shippingAddress: shipping,
      // The shop shows the form once the terms are accepted.
      acceptedConsents: ['terms'],
      checkoutUrls: { redirectUrl: session.redirectUrl, checkoutPageUrl: session.checkoutPageUrl },
    },
  };
};

/** Places the order, and pays it where a provider does; gives the address where the shopper goes on, also when it was rejected. */
const placeFrom = async (backend: Backend, session: ProviderSession, posted: PostedForm): Promise<string> => {
  const { redirectUrl, checkoutPageUrl, cartId, paymentId, expiresAt } = session;
  // The checkout makes a new form.
  if (expiresAt <= backend.now().getTime()) return fillAddress(checkoutPageUrl, { cartId, publicId: '', paymentId });
  if (posted.form.get('decision') === 'decline') return failAddress(redirectUrl);
  try {
    const request = requestOf(backend, session, posted);
    return (await inTransaction(backend.db, (transaction) => placeOrder(transaction, request))).redirectUrl;
  } catch (error) {
    if (error instanceof GraphQLError) return failAddress(redirectUrl, failureOf(error));
    throw error;
  }
};

/** `/payments/local-checkout`: where the forms of Klarna, Avarda and a card are sent to. They take no money. */
export function registerLocalProviders(app: FastifyInstance, backend: Backend): void {
  if (!backend.config.demo) return;
  app.register(async (scope) => {
    acceptForms(scope, FORM_LIMIT);
    scope.post(PROVIDER_PATH, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const session = readSession(await serviceSecret(backend.db, 'checkout-session'), form.get('session') ?? '');
      if (session === undefined) {
        backend.report(new Error('A form of a payment provider that was not made here was rejected.'), request.id);
        return reply.code(403).send({ message: 'This form is not from the checkout.' });
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(await placeFrom(backend, session, { form, ip: request.ip }), 303);
    });
  });
}
