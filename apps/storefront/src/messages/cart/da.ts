import { messages as cart } from '@lyng/cart/locales/da';

export const messages = cart;
