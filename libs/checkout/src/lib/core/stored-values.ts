import type { CheckoutValues } from './checkout-values.ts';

/**
 * The part of a form that is stored between loads of its page: everything but the personal number. The personal number
 * is sensitive, needed on credit only, and typed again in seconds; so it is never in a browser's storage.
 */
export const storedValues = (values: CheckoutValues): CheckoutValues => ({ ...values, personalId: '' });
