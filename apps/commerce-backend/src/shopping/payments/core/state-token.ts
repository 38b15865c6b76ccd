import { createHmac, timingSafeEqual } from 'node:crypto';

/** The facts that a payment page's form is bound to: this payment, its amount and its currency. */
export interface SignedPayment {
  readonly uid: string;
  readonly nonce: string;
  readonly amount: number;
  readonly currency: string;
}

/** Signs the state of a payment page, so that only a form that this server wrote can end the payment. */
export const signState = (secret: string, { uid, nonce, amount, currency }: SignedPayment): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([uid, nonce, amount, currency]))
    .digest('base64url');

/** Whether the token was signed for exactly this payment. */
export function isStateToken(secret: string, payment: SignedPayment, token: string): boolean {
  const expected = Buffer.from(signState(secret, payment));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
