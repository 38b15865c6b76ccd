import type { DateParts, MarketAlias } from '@lyng/model';
import type { AddressValues, CheckoutValues } from './checkout-values.ts';

/** A possible error of a field; becomes words in `react/field-messages.ts`. */
export type FieldErrorKind =
  | 'required'
  | 'email'
  | 'phone'
  | 'zip'
  | 'personal-id'
  | 'personal-id-format'
  | 'personal-id-date'
  | 'organisation-id'
  | 'too-long'
  | 'shipping'
  | 'payment'
  | 'terms';

/** A field of the form; those of the delivery address by their path. */
export type CheckoutField = Exclude<keyof CheckoutValues, 'delivery' | 'remember'> | `delivery.${keyof AddressValues}`;

export interface CheckoutError {
  readonly field: CheckoutField;
  readonly kind: FieldErrorKind;
}

/** The context of the rules beside the form itself. */
export interface FieldContext {
  readonly market: MarketAlias;
  readonly today: DateParts;
  /** Whether the authorities' test persons may buy; nowhere but where nothing is sold. */
  readonly acceptsTestPersons?: boolean;
  /** The payment provider's name of the chosen method; credit needs a personal number. */
  readonly paymentType: string;
  /** Gift card and balance pay all of it: there is no payment method to choose. */
  readonly nothingDue?: boolean;
}
