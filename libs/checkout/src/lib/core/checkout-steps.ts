import type { CheckoutField, FieldContext } from './checkout-field.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { checkFields } from './field-check.ts';

/** The steps of the checkout, in their order; all stand on one page. */
export const checkoutSteps = ['details', 'delivery', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** Reads `?step=`; no step, or none that there is, is the first one. */
export const parseStep = (text: string | null | undefined): CheckoutStep =>
  checkoutSteps.find((step) => step === text) ?? 'details';

/** The query of a step; the first one has none. */
export const stepQuery = (step: CheckoutStep): string => (step === 'details' ? '' : `?step=${step}`);

/** The element that a step begins at. */
export const stepId = (step: CheckoutStep): string => `checkout-step-${step}`;

/** The way to a step without script. */
export const stepHash = (step: CheckoutStep): string => `${stepQuery(step)}#${stepId(step)}`;

const deliveryFields: readonly CheckoutField[] = ['shippingId', 'pickupPoint'];
const paymentFields: readonly CheckoutField[] = ['paymentId', 'personalId', 'message', 'newsletter', 'terms'];

const stepOf = (field: CheckoutField): CheckoutStep =>
  deliveryFields.includes(field) ? 'delivery' : paymentFields.includes(field) ? 'payment' : 'details';

export const isLaterStep = (step: CheckoutStep, than: CheckoutStep): boolean =>
  checkoutSteps.indexOf(step) > checkoutSteps.indexOf(than);

/** The step that a request for a step leads to. */
export interface StepReached {
  readonly step: CheckoutStep;
  /** The obstacle between the shopper and the requested step. */
  readonly missing: CheckoutField | null;
}

/** The requested step, unless something before it is missing or wrong: then the first step with an error. */
export function reachStep(requested: CheckoutStep, values: CheckoutValues, context: FieldContext): StepReached {
  const wrong = checkFields(values, context).find(({ field }) => isLaterStep(requested, stepOf(field)));
  return wrong ? { step: stepOf(wrong.field), missing: wrong.field } : { step: requested, missing: null };
}
