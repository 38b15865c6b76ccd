import type { CustomerType } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CheckoutCart } from '../../core/checkout-cart.ts';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { FieldContext } from '../../core/checkout-field.ts';
import { paymentGate } from '../../core/payment-gate.ts';
import type { PaymentGate } from '../../core/payment-gate.ts';
import type { DateParts } from '../../core/personal-id/real-date.ts';
import { checkoutBegun, checkoutUpdated } from '../../state/checkout-events.ts';
import { checkoutSchema } from '../form-schema.ts';
import { useCheckoutDraft } from '../use-checkout-draft.ts';
import { useCheckoutOptions } from '../use-checkout-options.ts';
import type { OfferedOptions } from '../use-checkout-options.ts';
import { usePlaceOrder } from '../use-place-order.ts';
import type { PlaceOrder } from '../use-place-order.ts';
import { allTouched, listErrors } from './checkout-errors.ts';
import type { CheckoutError } from './checkout-errors.ts';

/** Everything that the checkout's form is made of. */
export interface Checkout {
  readonly formik: FormikContextType<CheckoutValues>;
  readonly offered: OfferedOptions;
  readonly gate: PaymentGate;
  readonly paymentType: string;
  readonly placing: PlaceOrder;
  /** What the last try to buy found wrong; `count` grows with each try. */
  readonly failedSubmit: { readonly count: number; readonly errors: readonly CheckoutError[] };
  readonly submit: () => Promise<void>;
}

const today = (): DateParts => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};

interface CheckoutRequest {
  readonly cart: CheckoutCart;
  readonly customerType: CustomerType;
  readonly leave: (url: string) => void;
}

/** Joins the form with its choices, its draft and the placing of the order. */
export function useCheckout({ cart, customerType, leave }: CheckoutRequest): Checkout {
  const { market } = useSite();
  const dispatch = useDispatch();
  const reference = { cartId: cart.id, market };
  // The payment method is an answer of the server that the rules depend on, and comes after the form is made.
  const rules = useRef<FieldContext>({ market, today: today(), paymentType: '' });
  const [failedSubmit, setFailedSubmit] = useState<Checkout['failedSubmit']>({ count: 0, errors: [] });
  const schema = useMemo(() => () => checkoutSchema(rules.current), []);
  const formik = useFormik<CheckoutValues>({
    initialValues: emptyCheckoutValues(customerType),
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, setValues } = formik;
  const draft = useCheckoutDraft(cart.id, values, (found) => void setValues(found, false));
  const offered = useCheckoutOptions(
    reference,
    values,
    (choices) => void setValues((current) => ({ ...current, ...choices }), false),
    () => dispatch(checkoutUpdated({ cartId: cart.id })),
  );
  const placing = usePlaceOrder(reference, leave);
  const paymentType = offered.options.payment.find(({ id }) => id === values.paymentId)?.type ?? '';
  useEffect(() => {
    rules.current = { market, today: today(), paymentType };
  }, [market, paymentType]);
  useEffect(() => {
    dispatch(checkoutBegun({ cartId: cart.id }));
  }, [dispatch, cart.id]);

  const submit = async (): Promise<void> => {
    await formik.setTouched(allTouched, false);
    const errors = listErrors(await formik.validateForm());
    setFailedSubmit(({ count }) => ({ count: count + 1, errors }));
    if (errors.length > 0) return;
    await placing.place({ cart, values, paymentType, attempt: draft.attempt() }, draft.leaveForPayment);
  };

  const gate = paymentGate(values, { market, today: today(), paymentType });
  return { formik, offered, gate, paymentType, placing, failedSubmit, submit };
}
