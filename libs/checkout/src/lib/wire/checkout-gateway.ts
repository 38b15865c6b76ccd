import { fail, ok } from '@lyng/model';
import type { MarketAlias, Result } from '@lyng/model';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import type { CheckoutOptions } from '../core/checkout-options.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { OrderValidation } from '../core/customer-status.ts';
import { placementFailure } from '../core/placement-failure.ts';
import type { PlacementFailure } from '../core/placement-failure.ts';
import { optionsInput, orderInput, validationInput } from './checkout-input.ts';
import type { CheckoutAddresses } from './checkout-input.ts';
import { CreateOrUpdateCheckoutDocument } from './create-or-update-checkout.generated.ts';
import { parseOptions } from './parse-options.ts';
import { PlaceOrderDocument } from './place-order.generated.ts';
import { ValidateOrderCreationDocument } from './validate-order-creation.generated.ts';

/** Which checkout is meant. */
export interface CheckoutReference {
  readonly cartId: string;
  readonly market: MarketAlias;
}

/** A gateway whose code could not be loaded throws: to the shopper that is a server out of reach. */
async function reached<Data>(request: () => Promise<Result<CommerceFailure, Data>>): Promise<Result<CommerceFailure, Data>> {
  try {
    return await request();
  } catch {
    return fail({ kind: 'unreachable' });
  }
}

/** Tells the server what is filled in so far, and reads what may be chosen with it (CHK-02). */
export async function fetchOptions(
  gateway: CommerceGateway,
  { cartId, market }: CheckoutReference,
  values: CheckoutValues,
): Promise<Result<CommerceFailure, CheckoutOptions>> {
  const variables = { cartId, checkout: optionsInput(values, market), checkoutMarketId: market };
  const result = await reached(() => gateway.mutate(CreateOrUpdateCheckoutDocument, variables));
  if (!result.ok) return result;
  const checkout = result.value.createOrUpdateCheckout;
  return checkout ? ok(parseOptions(checkout)) : fail({ kind: 'malformed' });
}

/** Asks whether the order may be made; never answered from a cache (CHK-05). */
export async function validateOrder(
  gateway: CommerceGateway,
  { cartId, market }: CheckoutReference,
  values: CheckoutValues,
): Promise<Result<CommerceFailure, Omit<OrderValidation, 'paymentType'>>> {
  const variables = { cartId, checkout: validationInput(values), checkoutMarketId: market };
  const result = await reached(() =>
    gateway.query(ValidateOrderCreationDocument, variables, { fetchPolicy: 'no-cache' }),
  );
  if (!result.ok) return result;
  const validation = result.value.validateOrderCreation;
  return validation ? ok(validation) : fail({ kind: 'malformed' });
}

/** What an order needs beside the form. */
export interface PlacementRequest {
  readonly values: CheckoutValues;
  readonly addresses: CheckoutAddresses;
  readonly idempotencyKey: string;
}

/**
 * Makes the order.
 * @returns the address where it is paid.
 */
export async function placeOrder(
  gateway: CommerceGateway,
  { cartId, market }: CheckoutReference,
  { values, addresses, idempotencyKey }: PlacementRequest,
): Promise<Result<PlacementFailure, string>> {
  const variables = { cartId, checkout: orderInput(values, market, addresses), checkoutMarketId: market };
  const result = await reached(() => gateway.mutate(PlaceOrderDocument, variables, { idempotencyKey }));
  if (!result.ok) {
    const { error } = result;
    return fail(error.kind === 'rejected' ? placementFailure(error.code, error.message) : { kind: 'unreachable' });
  }
  const redirectUrl = result.value.placeOrder?.redirectUrl;
  return redirectUrl && isWebAddress(redirectUrl) ? ok(redirectUrl) : fail({ kind: 'refused' });
}

/** Never a script or a file, whatever the answer says. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) || /^\/(?!\/)/.test(text);
