import { messages as checkout } from '@lyng/checkout/locales/fi';

export const messages = checkout;
