import { useHref } from '@lyng/routing';
import type { CheckoutAddresses } from '../wire/checkout-input.ts';

/** Contract: the confirmation page tells providers apart by the name of the id that they bring. */
const idNames = { STANDARD: 'oid', KLARNA: 'kid', AVARDA: 'aid' } as const;

/** Where a provider sends the shopper back to; the server fills in the braces, `{payment.uid}` by the order's public id. */
export function useReturnAddresses(): (provider: keyof typeof idNames) => CheckoutAddresses {
  const href = useHref();
  return (provider) => ({
    redirectUrl: `${window.location.origin}${href('checkout-confirm')}?${idNames[provider]}={payment.uid}&cartid={geins.cartid}`,
    checkoutPageUrl: `${window.location.origin}${href('checkout')}`,
  });
}
