export { createCheckoutServer } from './lib/testing/checkout-server.ts';
export type { CheckoutServer, ServedRequest } from './lib/testing/checkout-server.ts';
export { CheckoutStage } from './lib/testing/CheckoutStage.tsx';
export type { CheckoutStageProps } from './lib/testing/CheckoutStage.tsx';
export { orderInput } from './lib/wire/checkout-input.ts';
export { makeCheckoutCart, makeCheckoutValues, makeConfirmation } from './lib/testing/make-checkout.ts';
