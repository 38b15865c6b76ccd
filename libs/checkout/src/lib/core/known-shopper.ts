import type { CheckoutValues } from './checkout-values.ts';

const fields = [
  'email',
  'mobile',
  'firstName',
  'lastName',
  'careOf',
  'addressLine1',
  'addressLine2',
  'zip',
  'city',
  'entryCode',
  'company',
] as const;

/** What an account knows of a shopper, as far as the form asks for it. */
export type KnownShopper = Partial<Pick<CheckoutValues, (typeof fields)[number]>>;

/** Fills in a form in which nobody has written yet; what is typed or was kept is never written over, nor mixed with an old address. */
export const fillInKnown = (values: CheckoutValues, known: KnownShopper): CheckoutValues =>
  fields.every((field) => values[field] === '') ? { ...values, ...known } : values;
