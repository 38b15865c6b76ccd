import { messages as checkout } from '@lyng/checkout/locales/nb';

export const messages = checkout;
