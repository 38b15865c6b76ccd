import type { ApiContext } from '../../platform/graphql/context.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { serviceSecret } from '../../platform/secrets/service-secret.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CheckoutInputType } from '../../platform/graphql/resolver-types.generated.ts';
import type { CheckoutDraft, CheckoutState } from './core/checkout-state.ts';
import { embeddedProvider } from '../orders/payment-options.ts';
import { signSession } from './core/provider-session.ts';
import { providerSnippet } from './provider-snippet.ts';
import { returnAddresses } from './return-addresses.ts';

/** The lifetime of a form, in ms; after that the checkout makes a new one. */
const SESSION_LIFETIME_MS = 30 * 60 * 1000;

export interface ProviderFormRequest {
  readonly cartId: string;
  readonly scope: Scope;
  readonly state: CheckoutState;
  /** Of the person only what this very request sent, or its bearer's account has. */
  readonly sent: CheckoutDraft;
  readonly urls: CheckoutInputType['checkoutUrls'];
  readonly customer: TokenClaims | undefined;
}

/** The markup of the form that the chosen way to pay has; null for one without: the client places that order itself. */
export async function providerForm(
  { db, config, now }: Pick<ApiContext, 'db' | 'config' | 'now'>,
  { cartId, scope, state, sent, urls, customer }: ProviderFormRequest,
): Promise<string | null> {
  const option = state.paymentOptions.find(({ id }) => id === state.paymentId);
  if (option === undefined || option.type === 'STANDARD') return null;
  const provider = embeddedProvider(option);
  const session = {
    provider,
    paymentId: option.id,
    cartId,
    market: scope.market.alias,
    language: scope.language,
    customer,
    customerType: state.customerType,
    billing: sent.billing,
    shipping: sent.shipping,
    ...returnAddresses(config, scope, urls, provider),
    expiresAt: now().getTime() + SESSION_LIFETIME_MS,
  };
  const token = signSession(await serviceSecret(db, 'checkout-session'), session);
  return providerSnippet(config, session, { email: sent.email, token });
}
