export { CheckoutPage } from './lib/react/checkout-page/CheckoutPage.tsx';
export type { CheckoutPageProps } from './lib/react/checkout-page/CheckoutPage.tsx';
export { ConfirmationPage } from './lib/react/confirmation-page/ConfirmationPage.tsx';
export type { ConfirmationPageProps } from './lib/react/confirmation-page/ConfirmationPage.tsx';
export { PaymentFailedPage } from './lib/react/payment-failed-page/PaymentFailedPage.tsx';
export type { PaymentFailedPageProps } from './lib/react/payment-failed-page/PaymentFailedPage.tsx';
