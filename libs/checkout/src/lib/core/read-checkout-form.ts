import type { MinorUnits } from '@lyng/model';
import { checkoutSteps } from './checkout-steps.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import { emptyCheckoutValues, makeAddress } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** A checkout form that was posted without JavaScript, or before hydration. */
export interface PostedForm {
  /** The pressed button: the button that buys, or one that shows what a choice changes at that step. */
  readonly intent: 'buy' | CheckoutStep;
  readonly values: CheckoutValues;
  /** The country in the form; empty where there is no choice. */
  readonly country: string;
  /** The amount left to pay that the page showed, in minor units; `null` without a readable one. */
  readonly shownTotal: MinorUnits | null;
  /** The number of returns from a payment. */
  readonly attempt: number;
}

/** Texts are cut here, in characters: more than any rule allows, so that one that is too long is still found too long. */
const MAX_TEXT_LENGTH = 600;

const intents = ['buy', ...checkoutSteps] as const;

const wholeNumber = (text: string, digits: number): number | null =>
  text.length <= digits && /^\d+$/.test(text) ? Number(text) : null;

/** The server's ids are numbers; any other text is not a choice. */
const idOf = (text: string): string => String(wholeNumber(text, 9) ?? '');

/**
 * Reads a posted form. Fields that the checkout does not have are ignored; whether a choice is offered only the server
 * knows.
 * @returns `null` for a form that our pages do not send: an unknown button or customer type.
 */
export function readCheckoutForm(form: FormData): PostedForm | null {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '';
  };
  const ticked = (name: string): boolean => read(name) === 'on';
  const intent = intents.find((known) => known === read('intent'));
  const customerType = (['PERSON', 'ORGANIZATION'] as const).find((known) => known === read('customerType'));
  if (!intent || !customerType) return null;
  return {
    intent,
    values: {
      ...emptyCheckoutValues(customerType),
      ...makeAddress(read),
      delivery: makeAddress((field) => read(`delivery.${field}`)),
      organisationId: read('organisationId'),
      company: read('company'),
      personalId: read('personalId'),
      email: read('email'),
      mobile: read('mobile'),
      hasDeliveryAddress: ticked('hasDeliveryAddress'),
      shippingId: idOf(read('shippingId')),
      pickupPoint: read('pickupPoint'),
      paymentId: idOf(read('paymentId')),
      // Browsers post a new line as two characters, and the form counts it as one.
      message: read('message').replaceAll('\r\n', '\n'),
      newsletter: ticked('newsletter'),
      terms: ticked('terms'),
    },
    country: read('country'),
    shownTotal: wholeNumber(read('total'), 12),
    attempt: wholeNumber(read('attempt'), 4) ?? 0,
  };
}
