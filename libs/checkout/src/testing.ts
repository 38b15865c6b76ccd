export { createCheckoutServer } from './lib/testing/checkout-server.ts';
export type { CheckoutServer, ServedRequest } from './lib/testing/checkout-server.ts';
export { CheckoutProviders } from './lib/testing/CheckoutProviders.tsx';
export type { CheckoutProvidersProps } from './lib/testing/CheckoutProviders.tsx';
export { orderInput } from './lib/wire/checkout-input.ts';
export { makeCheckoutCart, makeCheckoutValues, makeConfirmation } from './lib/testing/make-checkout.ts';
