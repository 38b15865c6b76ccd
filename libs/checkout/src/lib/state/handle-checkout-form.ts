import type { CommerceGateway } from '@lyng/commerce-client';
import { readZip } from '@lyng/model';
import type { CheckoutCart, DateParts, MinimumOrder } from '@lyng/model';
import { isNothingDue, missingInCart } from '../core/checkout-cart.ts';
import type { CheckoutError, FieldContext } from '../core/checkout-field.ts';
import { choicesAfter } from '../core/checkout-options.ts';
import type { CheckoutOptions, Choices } from '../core/checkout-options.ts';
import { deliveryZip } from '../core/checkout-values.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { checkFields } from '../core/field-check.ts';
import { orderFailure } from '../core/order-failure.ts';
import { isEmbedded } from '../core/payment-session.ts';
import type { PostedForm } from '../core/read-checkout-form.ts';
import { fetchOptions } from '../wire/checkout-gateway.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import type { CheckoutAddresses } from '../wire/checkout-input.ts';
import type { PlacementProblem } from './check-customer.ts';
import { placeCheckout } from './place-checkout.ts';
import type { PlacementPorts } from './place-checkout.ts';
import type { PostedCheckout } from './posted-checkout.ts';

/** The data needed to show a form with its choices. */
export interface OfferRequest {
  readonly gateway: CommerceGateway;
  readonly reference: CheckoutReference;
  readonly values: CheckoutValues;
  readonly attempt: number;
}

interface Offer {
  readonly page: PostedCheckout;
  /** The reason why the server would not accept the filled in values. */
  readonly problem: PlacementProblem | null;
}

async function offer({ gateway, reference, values, attempt }: OfferRequest): Promise<Offer> {
  const page: PostedCheckout = {
    values,
    attempt,
    offered: null,
    isNewest: false,
    errors: [],
    problem: null,
    unpaid: false,
  };
  if (readZip(reference.market, deliveryZip(values)) === null) return { page, problem: null };
  const result = await fetchOptions(gateway, reference, { values, addresses: null });
  if (result.ok) {
    const chosen = { ...values, ...choicesAfter(values, result.value.options) };
    return { page: { ...page, values: chosen, offered: { ...result.value, failed: false } }, problem: null };
  }
  const { error } = result;
  const failed = { options: { shipping: [], payment: [] }, payments: [], failed: true };
  return {
    page: { ...page, offered: failed },
    problem: {
      kind: 'failed',
      failure: error.kind === 'rejected' ? orderFailure(error.code, error.message) : { kind: 'unreachable' },
    },
  };
}

/** The form of an earlier visit with what may be chosen now. */
export const offerCheckout = async (request: OfferRequest): Promise<PostedCheckout> => (await offer(request)).page;

/** A posted form, and what its checkout needs from the host. */
export interface CheckoutFormRequest extends PlacementPorts {
  readonly reference: CheckoutReference;
  readonly form: PostedForm;
  /** The cart as the server counts it once it knows the form; `null` when it cannot be reached. */
  readonly loadCart: () => Promise<CheckoutCart | null>;
  readonly minimumOrder: MinimumOrder | undefined;
  readonly today: DateParts;
  readonly addresses: CheckoutAddresses;
}

export type CheckoutFormOutcome =
  /** The order is made, and paid at `url`. */
  | { readonly kind: 'leave'; readonly url: string }
  /** The form again, with what may be chosen and what is wrong. */
  | { readonly kind: 'form'; readonly page: PostedCheckout }
  /** The cart is empty, or has become an order. */
  | { readonly kind: 'cart-gone' }
  /** Nothing can be shown; the status for the error page. */
  | { readonly kind: 'error-page'; readonly status: number };

/** A choice that the shopper has not seen, or that is not offered any more, is not ordered: they look first. */
function unseenChoices(posted: Choices, chosen: Choices, { shipping }: CheckoutOptions): readonly CheckoutError[] {
  const errors: CheckoutError[] = [];
  if (chosen.shippingId !== posted.shippingId) errors.push({ field: 'shippingId', kind: 'shipping' });
  const hasPoints = shipping.some(({ id, pickupPoints }) => id === chosen.shippingId && pickupPoints.length > 0);
  if (hasPoints && chosen.pickupPoint !== posted.pickupPoint) errors.push({ field: 'pickupPoint', kind: 'shipping' });
  return errors;
}

/** Each field once, in the order of the form. */
const joined = (errors: readonly CheckoutError[], unseen: readonly CheckoutError[]): readonly CheckoutError[] => [
  ...errors,
  ...unseen.filter(({ field }) => errors.every((error) => error.field !== field)),
];

const outOfReach: CheckoutFormOutcome = { kind: 'error-page', status: 503 };

/**
 * Carries out a form that was posted to the checkout, by the rules that the browser has. Placing is idempotent: the key is
 * made of cart, values and attempt, so a form that is posted twice is one order.
 */
export async function handleCheckoutForm(request: CheckoutFormRequest): Promise<CheckoutFormOutcome> {
  const { gateway, reference, form, loadCart, today } = request;
  const { market } = reference;
  if (reference.cartId === '') return { kind: 'cart-gone' };
  const { page, problem } = await offer({ gateway, reference, values: form.values, attempt: form.attempt });
  const failure = problem?.kind === 'failed' ? problem.failure.kind : null;
  if (failure === 'cart-gone') return form.intent === 'buy' ? placeAgain(request) : { kind: 'cart-gone' };
  const { values } = page;
  const show = (more: Partial<PostedCheckout>): CheckoutFormOutcome => ({
    kind: 'form',
    page: { ...page, isNewest: true, ...more },
  });
  const context: FieldContext = { market, today, paymentType: '' };
  if (form.intent === 'delivery') {
    const zip = values.hasDeliveryAddress ? 'delivery.zip' : 'zip';
    return show({ problem, errors: checkFields(values, context).filter(({ field }) => field === zip) });
  }
  if (form.intent !== 'buy') return show({ problem });

  if (failure === 'unreachable') return outOfReach;
  const cart = await loadCart();
  if (!cart) return outOfReach;
  if (cart.lines.length === 0) return { kind: 'cart-gone' };
  const nothingDue = isNothingDue(cart);
  const paymentType = nothingDue
    ? ''
    : (page.offered?.options.payment.find(({ id }) => id === values.paymentId)?.type ?? '');
  const wrong = checkFields(values, { ...context, paymentType, nothingDue });
  const errors =
    page.offered && !problem ? joined(wrong, unseenChoices(form.values, values, page.offered.options)) : wrong;
  if (errors.length > 0 || problem) return show({ errors, problem });
  // The page itself shows how much is missing for the minimum.
  if (missingInCart(cart, request.minimumOrder) > 0) return show({});
  const payment = page.offered?.payments.find(({ id }) => id === values.paymentId);
  // A provider's own form needs script.
  if (!nothingDue && isEmbedded(payment?.paymentType ?? null))
    return show({ problem: { kind: 'failed', failure: { kind: 'payment-not-allowed' } } });
  const total = cart.summary?.total.selling;
  if (!total) return outOfReach;
  if (total.incVat !== form.shownTotal)
    return show({
      problem: { kind: 'failed', failure: { kind: 'total-changed', totalFormatted: total.incVatFormatted } },
    });
  return place(request, cart, values, paymentType, show);
}

async function place(
  { gateway, delay, reference, form, today, addresses }: CheckoutFormRequest,
  cart: CheckoutCart,
  values: CheckoutValues,
  paymentType: string,
  show: (more: Partial<PostedCheckout>) => CheckoutFormOutcome,
): Promise<CheckoutFormOutcome> {
  const outcome = await placeCheckout(
    { gateway, delay },
    { reference, cart, values, paymentType, today, addresses, attempt: form.attempt, onPlacing: () => undefined },
  );
  if (outcome.kind === 'leave' || outcome.kind === 'error-page') return outcome;
  // The page shows the cart, so it cannot be rendered without a server.
  return outcome.kind === 'failed' && outcome.failure.kind === 'unreachable' ? outOfReach : show({ problem: outcome });
}

/** The cart may be the order of this very form, which was posted again: the server then leads to its confirmation. */
async function placeAgain(request: CheckoutFormRequest): Promise<CheckoutFormOutcome> {
  const cart: CheckoutCart = { id: request.reference.cartId, lines: [], summary: null, moneyBusy: false };
  const outcome = await place(request, cart, request.form.values, '', () => ({ kind: 'cart-gone' }));
  return outcome.kind === 'error-page' && outcome.status !== 503 ? { kind: 'cart-gone' } : outcome;
}
