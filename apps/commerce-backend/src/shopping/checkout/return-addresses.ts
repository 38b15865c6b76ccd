import type { BackendConfig, EmbeddedProvider } from '../../platform/config.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { Scope } from '../../shop/scope.ts';
import { defaultAddresses, parseShopAddress } from '../payments/core/shop-address.ts';
import type { CheckoutInput } from './checkout-input.ts';

/** Where the shopper goes after paying, and after giving up. */
export interface ReturnAddresses {
  readonly redirectUrl: string;
  readonly checkoutPageUrl: string;
}

/**
 * The client's addresses when they are the shop's own; a foreign one is rejected, so that payment is not an open
 * redirect.
 */
export function returnAddresses(
  config: BackendConfig,
  scope: Scope,
  urls: CheckoutInput['checkoutUrls'],
  provider?: EmbeddedProvider,
): ReturnAddresses {
  const fallback = defaultAddresses(config, scope.market.alias, provider);
  const accept = (given: string | null | undefined, otherwise: string): string => {
    if (given === undefined || given === null || given === '') return otherwise;
    const parsed = parseShopAddress(config, given);
    if (!parsed.ok) throw graphqlError('InvalidCheckoutUrl', 'A checkout URL is not an address of this shop.');
    return parsed.value;
  };
  return {
    redirectUrl: accept(urls?.redirectUrl, fallback.redirectUrl),
    checkoutPageUrl: accept(urls?.checkoutPageUrl, fallback.checkoutPageUrl),
  };
}
