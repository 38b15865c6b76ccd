import type { MarketAlias } from '@lyng/model';
import { shopOrigin, shopOrigins } from '../../../shop/shop-origin.ts';
import type { ShopPlace } from '../../../shop/shop-origin.ts';
import { paymentTypeOf } from '../../orders/payment-options.ts';

const MAX_ADDRESS_LENGTH = 2000;

/**
 * Whether the text is an address of the shop that a shopper may be sent back to after payment. Everything else is
 * rejected: other schemes, hosts, ports, and names or passwords before the host.
 */
export function isShopAddress(place: ShopPlace, text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text)) return false;
  const { username, password, origin } = new URL(text);
  return username === '' && password === '' && shopOrigins(place).includes(origin);
}

const placeholders = (name: string): RegExp => new RegExp(`(?:\\{|%7B)${name.replace('.', '\\.')}(?:\\}|%7D)`, 'gi');

/** Fills the contract's placeholders, which may have been percent-encoded on their way. */
export const fillAddress = (
  address: string,
  values: { readonly cartId: string; readonly publicId: string; readonly paymentId: number },
): string =>
  address
    .replace(placeholders('geins.cartid'), encodeURIComponent(values.cartId))
    .replace(placeholders('geins.paymentType'), paymentTypeOf(values.paymentId))
    .replace(placeholders('payment.uid'), encodeURIComponent(values.publicId));

const CONFIRM_PATH = '/checkout/confirm';
const FAIL_PATH = '/checkout/klarna-fail';

/** The reason for a failed payment, which its page reads from the address. */
export type PaymentFailure = 'Error' | 'OutOfStock' | 'BlockedCustomer';

/** The page of a failed payment, under the same market and language prefix as the confirmation page. */
export function failAddress(redirectUrl: string, failure: PaymentFailure = 'Error'): string {
  const url = new URL(redirectUrl);
  const at = url.pathname.lastIndexOf(CONFIRM_PATH);
  return new URL(`${at > 0 ? url.pathname.slice(0, at) : ''}${FAIL_PATH}?error=${failure}`, url.origin).href;
}

/** The confirmation page knows the provider by the name of the id in its query. */
const idNames = { STANDARD: 'oid', KLARNA: 'kid', AVARDA: 'aid' } as const;

/** The return addresses for a shopper whose client named none. */
export function defaultAddresses(
  place: ShopPlace,
  market: MarketAlias,
  provider: keyof typeof idNames = 'STANDARD',
): { readonly redirectUrl: string; readonly checkoutPageUrl: string } {
  const origin = shopOrigin(place, market);
  return {
    redirectUrl: `${origin}${CONFIRM_PATH}?${idNames[provider]}={payment.uid}&cartid={geins.cartid}`,
    checkoutPageUrl: `${origin}/`,
  };
}
