export { messages } from '@lyng/cart/locales/account-cart/nb';
