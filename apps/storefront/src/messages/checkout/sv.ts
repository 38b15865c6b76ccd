import { messages as checkout } from '@lyng/checkout/locales/sv';

export const messages = checkout;
