import type { Href } from '@lyng/routing/core';
import type { CheckoutAddresses } from './checkout-input.ts';

/** The confirmation page distinguishes providers by the name of the id in its query. */
const idNames = { STANDARD: 'oid', KLARNA: 'kid', AVARDA: 'aid' } as const;

/**
 * The address to which a provider sends the shopper back; the server fills in the braces, `{payment.uid}` by the
 * order's public id.
 */
export const returnAddresses = (origin: string, href: Href, provider: keyof typeof idNames): CheckoutAddresses => ({
  redirectUrl: `${origin}${href('checkout-confirm')}?${idNames[provider]}={payment.uid}&cartid={geins.cartid}`,
  checkoutPageUrl: `${origin}${href('checkout')}`,
});
