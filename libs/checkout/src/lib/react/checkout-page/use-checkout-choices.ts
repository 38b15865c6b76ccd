import type { CheckoutCart, MarketAlias } from '@lyng/model';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isNothingDue } from '../../core/checkout-cart.ts';
import type { FieldContext } from '../../core/checkout-field.ts';
import { paymentGate } from '../../core/payment-gate.ts';
import type { PaymentGate } from '../../core/payment-gate.ts';
import { checkoutUpdated } from '../../state/checkout-events.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import { useCheckoutOptions } from '../use-checkout-options.ts';
import type { OfferedOptions } from '../use-checkout-options.ts';
import { today } from './today.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The choices of the shopper, and their consequences for the form. */
export interface CheckoutChoices {
  readonly offered: OfferedOptions;
  readonly gate: PaymentGate;
  /** The context of the field rules. */
  readonly context: Required<Pick<FieldContext, 'market' | 'today' | 'paymentType' | 'nothingDue'>>;
}

export interface CheckoutChoicesRequest {
  readonly cart: CheckoutCart;
  readonly market: MarketAlias;
  readonly before: PostedCheckout['offered'] | undefined;
}

/** Joins the form with the ways of delivery and the ways to pay that the server offers. */
export function useCheckoutChoices(
  { formik, tries, setContext }: CheckoutFormState,
  { cart, market, before }: CheckoutChoicesRequest,
): CheckoutChoices {
  const dispatch = useDispatch();
  const { values, setValues } = formik;
  const offered = useCheckoutOptions(
    { cartId: cart.id, market },
    values,
    // A choice of the server is not missing any more.
    (choices) => void setValues((current) => ({ ...current, ...choices }), tries > 0),
    () => dispatch(checkoutUpdated({ cartId: cart.id })),
    before,
  );
  const nothingDue = isNothingDue(cart);
  // An order without anything to pay has no payment method: a choice that was made before waits until it counts again.
  const paymentType = nothingDue ? '' : (offered.options.payment.find(({ id }) => id === values.paymentId)?.type ?? '');
  useEffect(() => {
    setContext({ market, today: today(), paymentType, nothingDue });
  }, [setContext, market, paymentType, nothingDue]);
  const context = { market, today: today(), paymentType, nothingDue };
  return { offered, gate: paymentGate(values, context), context };
}
