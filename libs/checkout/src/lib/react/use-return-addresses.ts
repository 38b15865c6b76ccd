import { useHref } from '@lyng/routing';
import type { CheckoutAddresses } from '../wire/checkout-input.ts';
import { returnAddresses } from '../wire/checkout-input.ts';

/** The addresses of this page's own shop, by provider. */
export function useReturnAddresses(): (provider: Parameters<typeof returnAddresses>[2]) => CheckoutAddresses {
  const href = useHref();
  return (provider) => returnAddresses(window.location.origin, href, provider);
}
