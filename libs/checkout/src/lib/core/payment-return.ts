/** The reason for a redirect to /checkout/klarna-fail. */
export type PaymentFailure = 'Error' | 'OutOfStock' | 'BlockedCustomer';

/** Reads `?error=` of the failed return; anything unknown is a plain error. */
export function parsePaymentFailure(query: URLSearchParams): PaymentFailure {
  const error = query.get('error');
  return error === 'OutOfStock' || error === 'BlockedCustomer' ? error : 'Error';
}

/** The providers whose ids the confirmation page may carry. */
export type PaymentProvider = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA';

/** The order that the confirmation page is requested for. */
export interface ConfirmationRequest {
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly cartId: string;
}

const idParameters: readonly (readonly [name: string, provider: PaymentProvider])[] = [
  ['kid', 'KLARNA'],
  ['sid', 'SVEA'],
  ['wid', 'WALLEY'],
  ['aid', 'AVARDA'],
  ['oid', 'STANDARD'],
];

const plainId = /^[A-Za-z0-9_|:.-]{1,128}$/;

/** Reads the query of /checkout/confirm; `null` when it names no order. */
export function parseConfirmationRequest(query: URLSearchParams): ConfirmationRequest | null {
  for (const [name, provider] of idParameters) {
    const id = query.get(name);
    const cartId = query.get('cartid') ?? '';
    if (id !== null && plainId.test(id)) return { id, provider, cartId: plainId.test(cartId) ? cartId : '' };
  }
  return null;
}
