import type { CheckoutCart } from '@lyng/model';
import { getIn } from 'formik';
import { checkoutFields } from '../../core/field-check.ts';
import type { CheckoutField } from '../../core/checkout-field.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { ReactNode } from 'react';

export interface HiddenValuesProps {
  readonly cart: CheckoutCart;
  readonly attempt: number;
  readonly values: CheckoutValues;
  /** Whether ways of delivery and ways to pay can be chosen. */
  readonly offers: { readonly shipping: boolean; readonly payment: boolean };
}

const isHidden = (field: CheckoutField, { values, offers }: HiddenValuesProps): boolean => {
  if (field === 'company' || field === 'organisationId') return values.customerType === 'PERSON';
  if (field.startsWith('delivery.')) return !values.hasDeliveryAddress;
  return (field === 'shippingId' && !offers.shipping) || (field === 'paymentId' && !offers.payment);
};

/**
 * Hidden inputs of a posted form: the total that is shown, and without script the values of fields that are closed now,
 * so that they have them when they open again.
 */
export const HiddenValues = (props: HiddenValuesProps): ReactNode => {
  const { cart, attempt, values } = props;
  const closed = checkoutFields.flatMap((field) => {
    const value: unknown = isHidden(field, props) ? getIn(values, field) : '';
    return typeof value === 'string' && value !== '' ? [{ field, value }] : [];
  });
  return (
    <>
      <input type="hidden" name="total" value={cart.summary?.total.selling.incVat ?? ''} />
      <input type="hidden" name="attempt" value={attempt} />
      {closed.length > 0 && (
        <noscript>
          {closed.map(({ field, value }) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        </noscript>
      )}
    </>
  );
};
