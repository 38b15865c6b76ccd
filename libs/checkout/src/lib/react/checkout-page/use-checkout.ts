import type { CustomerType, MarketAlias, MinimumOrder, MinorUnits } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { isNothingDue } from '../../core/checkout-cart.ts';
import type { CheckoutCart } from '../../core/checkout-cart.ts';
import { reachStep } from '../../core/checkout-steps.ts';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { FieldContext } from '../../core/checkout-field.ts';
import { missingInCart } from '../../core/minimum-order.ts';
import type { KnownShopper } from '../../core/known-shopper.ts';
import { paymentGate } from '../../core/payment-gate.ts';
import type { PaymentGate } from '../../core/payment-gate.ts';
import type { DateParts } from '../../core/personal-id/real-date.ts';
import { checkoutBegun, checkoutUpdated } from '../../state/checkout-events.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import type { PaymentPorts, PaymentSubmission } from '../../wire/payment/payment-port.ts';
import { checkoutSchema } from '../form-schema.ts';
import { withTypedBefore } from '../typed-before.ts';
import { useCheckoutDraft } from '../use-checkout-draft.ts';
import { useCheckoutOptions } from '../use-checkout-options.ts';
import type { OfferedOptions } from '../use-checkout-options.ts';
import { useCheckoutSteps } from '../use-checkout-steps.ts';
import type { CheckoutSteps, StepInAddress } from '../use-checkout-steps.ts';
import { useFillInKnown } from '../use-fill-in-known.ts';
import { usePlaceOrder } from '../use-place-order.ts';
import type { PlaceOrder } from '../use-place-order.ts';
import { allTouched, formikErrors, listErrors } from './checkout-errors.ts';

/** Everything that the checkout's form is made of. */
export interface Checkout {
  readonly formik: FormikContextType<CheckoutValues>;
  readonly offered: OfferedOptions;
  readonly gate: PaymentGate;
  readonly paymentType: string;
  /** Gift card and balance pay all of it. */
  readonly nothingDue: boolean;
  readonly placing: PlaceOrder;
  /** How often the shopper has tried to buy. */
  readonly tries: number;
  /** What is missing to the minimum order value; 0 while the goods are worth enough (CHK-04). */
  readonly missing: MinorUnits;
  /** How often a purchase was held back for it. */
  readonly heldBack: number;
  readonly submit: () => Promise<void>;
  readonly steps: CheckoutSteps;
  /** Whether a purchase in a provider's form may go on: everything filled in, the customer approved. */
  readonly mayGoOn: PaymentPorts['mayGoOn'];
}

const today = (): DateParts => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};

interface CheckoutRequest extends StepInAddress {
  readonly posted: PostedCheckout | null;
  readonly known: KnownShopper | undefined;
  /** The market that is bought in. */
  readonly market: MarketAlias;
  readonly cart: CheckoutCart;
  readonly customerType: CustomerType;
  readonly onCustomerType: (customerType: CustomerType) => void;
  /** The form on the page. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly minimumOrder: MinimumOrder | undefined;
  /** Leaves for the page where the order is paid; when that stands on this page, ends when the shopper is back at the form. */
  readonly leave: (url: string) => Promise<void> | null;
}

/** Joins the form with its choices, its draft and the placing of the order. */
export function useCheckout({
  posted,
  form,
  onCustomerType,
  known,
  market,
  cart,
  customerType,
  minimumOrder,
  leave,
  step,
  onStep,
}: CheckoutRequest): Checkout {
  const dispatch = useDispatch();
  const reference = { cartId: cart.id, market };
  // The payment method is an answer of the server that the rules depend on, and comes after the form is made.
  const rules = useRef<FieldContext>({ market, today: today(), paymentType: '' });
  const wasTried = posted !== null && posted.errors.length > 0;
  const [tries, setTries] = useState(wasTried ? 1 : 0);
  const [heldBack, setHeldBack] = useState(0);
  const schema = useMemo(() => () => checkoutSchema(rules.current), []);
  const formik = useFormik<CheckoutValues>({
    initialValues: posted?.values ?? emptyCheckoutValues(customerType),
    ...(wasTried && { initialErrors: formikErrors(posted.errors), initialTouched: allTouched }),
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, setValues } = formik;
  const isFirst = useRef(true);
  const restore = (kept: CheckoutValues | null): void => {
    const before = kept ?? values;
    const next = isFirst.current && form.current ? withTypedBefore(form.current, before, formik.initialValues) : before;
    isFirst.current = false;
    void setValues(next, false);
    if (next.customerType !== before.customerType) onCustomerType(next.customerType);
  };
  const draft = useCheckoutDraft(cart.id, values, restore, posted);
  useFillInKnown(known, draft.isRestored, setValues);
  const offered = useCheckoutOptions(
    reference,
    values,
    // What the server has chosen is not missing any more.
    (choices) => void setValues((current) => ({ ...current, ...choices }), tries > 0),
    () => dispatch(checkoutUpdated({ cartId: cart.id })),
    posted?.offered,
  );
  const placing = usePlaceOrder(
    reference,
    (url) => leave(url)?.then(draft.returnFromPayment) ?? null,
    posted?.problem ?? null,
  );
  const nothingDue = isNothingDue(cart);
  // Nobody pays later who pays nothing: a choice that was made before waits until it counts again.
  const paymentType = nothingDue ? '' : (offered.options.payment.find(({ id }) => id === values.paymentId)?.type ?? '');
  const { validateForm } = formik;
  const rule = `${market} ${paymentType} ${nothingDue}`;
  const checkedRule = useRef(rule);
  useEffect(() => {
    rules.current = { market, today: today(), paymentType, nothingDue };
    if (checkedRule.current === rule) return;
    checkedRule.current = rule;
    // What was right in one country, or paid in one way, may be wrong in another: the fields say so before the next press.
    void validateForm();
  }, [market, paymentType, nothingDue, rule, validateForm]);
  useEffect(() => {
    dispatch(checkoutBegun({ cartId: cart.id }));
  }, [dispatch, cart.id]);

  const missing = missingInCart(cart, minimumOrder);
  const isComplete = async (): Promise<boolean> => {
    await formik.setTouched(allTouched, false);
    const errors = listErrors(await formik.validateForm());
    setTries((count) => count + 1);
    if (errors.length > 0) return false;
    if (missing > 0) setHeldBack((count) => count + 1);
    return missing === 0;
  };
  const submit = async (): Promise<void> => {
    if ((offered.session.kind === 'embedded' && !nothingDue) || !(await isComplete())) return;
    await placing.place({ cart, values, paymentType, today: today(), attempt: draft.attempt() }, draft.leaveForPayment);
  };

  const context = { market, today: today(), paymentType, nothingDue };
  const gate = paymentGate(values, context);
  const checked = useRef<Checkout['mayGoOn']>(undefined);
  useEffect(() => {
    checked.current = async (submission) => (await isComplete()) && placing.check(submission);
  });
  // The same function all the time: the last section is drawn anew only for what it shows.
  const mayGoOn = useCallback(
    async (submission: PaymentSubmission): Promise<boolean> => (await checked.current?.(submission)) ?? false,
    [],
  );
  const steps = useCheckoutSteps({ step, onStep }, draft.isRestored, (asked) => reachStep(asked, values, context));
  return {
    steps,
    formik,
    offered,
    gate,
    paymentType,
    nothingDue,
    placing,
    tries,
    missing,
    heldBack,
    submit,
    mayGoOn,
  };
}
