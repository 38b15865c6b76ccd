/** A place that keeps the parcel until it is fetched. */
export interface PickupPoint {
  readonly id: string;
  readonly name: string;
  /** The server's texts: the street, how far it is, and when it is open. Each is empty where the service has none. */
  readonly street: string;
  readonly distance: string;
  readonly hours: string;
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** The server's text; empty when it is free. */
  readonly feeFormatted: string;
  readonly isFree: boolean;
  readonly isSelected: boolean;
  /** In the server's words: `tors. 3. dec.`; empty where it names no day. */
  readonly arrivesOn: string;
  readonly pickupPoints: readonly (PickupPoint & { readonly isSelected: boolean })[];
}

export interface PaymentOption {
  readonly id: string;
  /** The provider's own name, as `DirectInvoice`: what the customer status depends on. */
  readonly type: string;
  readonly label: string;
  readonly feeFormatted: string;
  readonly isFree: boolean;
  readonly isSelected: boolean;
}

/** The choices for the values filled in so far. */
export interface CheckoutOptions {
  readonly shipping: readonly ShippingOption[];
  readonly payment: readonly PaymentOption[];
}

export const noOptions: CheckoutOptions = { shipping: [], payment: [] };

/** The choices that a form has made or left open. */
export interface Choices {
  readonly shippingId: string;
  readonly pickupPoint: string;
  readonly paymentId: string;
}

const validChoice = (
  choice: string,
  options: readonly { readonly id: string; readonly isSelected: boolean }[],
): string =>
  options.some(({ id }) => id === choice) ? choice : (options.find(({ isSelected }) => isSelected)?.id ?? '');

/**
 * The form's choices after new options arrived: those that are still offered stay, the others are replaced by what the
 * server has selected. A payment method is never chosen for the shopper.
 */
export function choicesAfter(choices: Choices, { shipping, payment }: CheckoutOptions): Choices {
  const shippingId = validChoice(choices.shippingId, shipping);
  const pickupPoints = shipping.find(({ id }) => id === shippingId)?.pickupPoints ?? [];
  return {
    shippingId,
    pickupPoint: validChoice(choices.pickupPoint, pickupPoints),
    paymentId: payment.some(({ id }) => id === choices.paymentId) ? choices.paymentId : '',
  };
}
