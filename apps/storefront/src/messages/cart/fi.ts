import { messages as cart } from '@lyng/cart/locales/fi';

export const messages = cart;
