import { messages as cart } from '@lyng/cart/locales/nb';

export const messages = cart;
