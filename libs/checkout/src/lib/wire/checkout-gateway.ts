import { fail, ok } from '@lyng/model';
import type { DateParts, MarketAlias, MinorUnits, Result } from '@lyng/model';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import type { CheckoutOptions } from '../core/checkout-options.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { OrderValidation } from '../core/customer-status.ts';
import { orderFailure } from '../core/order-failure.ts';
import type { OrderFailure } from '../core/order-failure.ts';
import type { SelectedPayment } from '../core/payment-session.ts';
import { optionsInput, orderInput, validationInput } from './checkout-input.ts';
import type { CheckoutAddresses, ValidatedCustomer } from './checkout-input.ts';
import { CreateOrUpdateCheckoutDocument } from './create-or-update-checkout.generated.ts';
import { parseOptions, parsePayments } from './parse-options.ts';
import { PlaceOrderDocument } from './place-order.generated.ts';
import { ValidateOrderCreationDocument } from './validate-order-creation.generated.ts';

export interface CheckoutReference {
  readonly cartId: string;
  readonly market: MarketAlias;
}

export interface OptionsRequest {
  readonly values: CheckoutValues;
  /** The address to which a provider's own form leads; `null` when it is paid with our own button. */
  readonly addresses: CheckoutAddresses | null;
}

/** The choices, and the payment form of each payment method. */
export interface OfferedCheckout {
  readonly options: CheckoutOptions;
  readonly payments: readonly SelectedPayment[];
}

/** Sends the server what is filled in so far, and reads what may be chosen with it. */
export async function fetchOptions(
  gateway: CommerceGateway,
  { cartId, market }: CheckoutReference,
  { values, addresses }: OptionsRequest,
): Promise<Result<CommerceFailure, OfferedCheckout>> {
  const checkout = { ...optionsInput(values, market), ...(addresses && { checkoutUrls: addresses }) };
  const variables = { cartId, checkout, checkoutMarketId: market };
  const result = await gateway.mutate(CreateOrUpdateCheckoutDocument, variables);
  if (!result.ok) return result;
  const data = result.value.createOrUpdateCheckout;
  return data ? ok({ options: parseOptions(data), payments: parsePayments(data) }) : fail({ kind: 'malformed' });
}

/** Whether the order may be created; never from a cache. */
export async function validateOrder(
  gateway: CommerceGateway,
  { cartId, market }: CheckoutReference,
  customer: ValidatedCustomer,
): Promise<Result<CommerceFailure, Omit<OrderValidation, 'paymentType'>>> {
  const variables = { cartId, checkout: validationInput(customer, market), checkoutMarketId: market };
  const result = await gateway.query(ValidateOrderCreationDocument, variables, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const validation = result.value.validateOrderCreation;
  return validation ? ok(validation) : fail({ kind: 'malformed' });
}

export interface PlacementRequest {
  readonly values: CheckoutValues;
  /** The day on which identity numbers are read. */
  readonly today: DateParts;
  readonly addresses: CheckoutAddresses;
  /** The amount left to pay that the shopper saw, in minor units; `null` while it was being calculated. */
  readonly shownTotal: MinorUnits | null;
  readonly idempotencyKey: string;
}

/**
 * Creates the order.
 * @returns the address where it is paid.
 */
export async function placeOrder(
  gateway: CommerceGateway,
  { cartId, market }: CheckoutReference,
  { values, today, addresses, shownTotal, idempotencyKey }: PlacementRequest,
): Promise<Result<OrderFailure, string>> {
  const variables = {
    cartId,
    checkout: orderInput(values, { market, today }, addresses, shownTotal),
    checkoutMarketId: market,
  };
  const result = await gateway.mutate(PlaceOrderDocument, variables, { idempotencyKey });
  if (!result.ok) {
    const { error } = result;
    return fail(error.kind === 'rejected' ? orderFailure(error.code, error.message) : { kind: 'unreachable' });
  }
  const redirectUrl = result.value.placeOrder?.redirectUrl;
  return redirectUrl && isWebAddress(redirectUrl) ? ok(redirectUrl) : fail({ kind: 'refused' });
}

/** Never a script or a file, whatever the response contains. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) || /^\/(?!\/)/.test(text);
