import type { CheckoutValues } from './checkout-values.ts';

/**
 * What of a form is kept between loads of its page: everything but the personal number. It opens doors elsewhere, is
 * asked for on credit only, and is typed again in seconds; so it never lies in a browser's storage.
 */
export const keptValues = (values: CheckoutValues): CheckoutValues => ({ ...values, personalId: '' });
