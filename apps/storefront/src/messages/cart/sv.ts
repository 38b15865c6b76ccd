import { messages as cart } from '@lyng/cart/locales/sv';

export const messages = cart;
