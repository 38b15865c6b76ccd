import type { CheckoutCart, CustomerType, MarketAlias } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { FieldContext } from '../../core/checkout-field.ts';
import { checkFields } from '../../core/field-check.ts';
import type { KnownDetails } from '../../core/fill-in-known.ts';
import { checkoutBegun } from '../../state/checkout-events.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import { withTypedBefore } from '../typed-before.ts';
import { useCheckoutDraft } from '../use-checkout-draft.ts';
import type { StoredDraft } from '../use-checkout-draft.ts';
import { useFillInKnown } from '../use-fill-in-known.ts';
import { allTouched, formikErrors, listErrors } from './checkout-errors.ts';
import { today } from './today.ts';

/** The values of the checkout, their rules and their stored draft. */
export interface CheckoutFormState {
  readonly formik: FormikContextType<CheckoutValues>;
  readonly draft: StoredDraft;
  /** The number of attempts to buy. */
  readonly tries: number;
  /** Counts as a try to buy: shows what is wrong in every field, and returns whether nothing is. */
  readonly validate: () => Promise<boolean>;
  /** Sets what the rules depend on beside the values; a change validates the form again. */
  readonly setContext: (context: FieldContext) => void;
}

export interface CheckoutFormRequest {
  readonly cart: CheckoutCart;
  readonly market: MarketAlias;
  readonly posted: PostedCheckout | null;
  readonly known: KnownDetails | undefined;
  readonly customerType: CustomerType;
  readonly onCustomerType: (customerType: CustomerType) => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/** Joins the values of the form with what was typed before: in its draft, before hydration, and in the account. */
export function useCheckoutForm({
  cart,
  market,
  posted,
  known,
  customerType,
  onCustomerType,
  element,
}: CheckoutFormRequest): CheckoutFormState {
  const dispatch = useDispatch();
  const cartId = cart.id;
  const wasTried = posted !== null && posted.errors.length > 0;
  const [tries, setTries] = useState(wasTried ? 1 : 0);
  // The payment method comes from the server, after the form is created, and the rules depend on it.
  const rules = useRef<FieldContext>({ market, today: today(), paymentType: '' });
  const formik = useFormik<CheckoutValues>({
    initialValues: posted?.values ?? emptyCheckoutValues(customerType),
    ...(wasTried && { initialErrors: formikErrors(posted.errors), initialTouched: allTouched }),
    validate: (next) => formikErrors(checkFields(next, rules.current)),
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, setValues, validateForm } = formik;
  const isFirst = useRef(true);
  const restore = (stored: CheckoutValues | null): void => {
    const before = stored ?? values;
    const next =
      isFirst.current && element.current ? withTypedBefore(element.current, before, formik.initialValues) : before;
    isFirst.current = false;
    void setValues(next, false);
    if (next.customerType !== before.customerType) onCustomerType(next.customerType);
  };
  const draft = useCheckoutDraft(cartId, values, restore, posted);
  useFillInKnown(known, draft.isRestored, formik);
  const setContext = useContextOfRules(rules, validateForm);
  // The cart is a new object after each change; the checkout begins once.
  useEffect(() => {
    dispatch(checkoutBegun({ cartId, cart }));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, cartId]);
  const validate = async (): Promise<boolean> => {
    await formik.setTouched(allTouched, false);
    const errors = listErrors(await validateForm());
    setTries((count) => count + 1);
    return errors.length === 0;
  };
  return { formik, draft, tries, validate, setContext };
}

/** Writes what the rules depend on, and validates when that has changed. */
function useContextOfRules(
  rules: RefObject<FieldContext>,
  validateForm: () => unknown,
): CheckoutFormState['setContext'] {
  const checked = useRef<string | null>(null);
  return useCallback(
    (context) => {
      rules.current = context;
      const key = `${context.market} ${context.paymentType} ${context.nothingDue}`;
      const before = checked.current;
      checked.current = key;
      // A value that was valid in one country, or with one payment method, may be wrong in another: the fields show it
      // before the next press.
      if (before !== null && before !== key) validateForm();
    },
    [rules, validateForm],
  );
}
