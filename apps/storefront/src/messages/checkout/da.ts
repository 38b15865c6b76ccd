import { messages as checkout } from '@lyng/checkout/locales/da';

export const messages = checkout;
