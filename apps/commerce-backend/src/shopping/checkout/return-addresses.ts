import type { BackendConfig, EmbeddedProvider } from '../../platform/config.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { Scope } from '../../shop/scope.ts';
import { defaultAddresses, isShopAddress } from '../payments/core/shop-address.ts';
import type { CheckoutInputType } from '../../platform/graphql/resolver-types.generated.ts';

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
  urls: CheckoutInputType['checkoutUrls'],
  provider?: EmbeddedProvider,
): ReturnAddresses {
  const fallback = defaultAddresses(config, scope.market.alias, provider);
  const accept = (given: string | null | undefined, otherwise: string): string => {
    if (!given) return otherwise;
    if (isShopAddress(config, given)) return given;
    throw graphqlError('InvalidCheckoutUrl', 'A checkout URL is not an address of this shop.');
  };
  return {
    redirectUrl: accept(urls?.redirectUrl, fallback.redirectUrl),
    checkoutPageUrl: accept(urls?.checkoutPageUrl, fallback.checkoutPageUrl),
  };
}
