import { placeOrder } from '../documents.ts';
import { filledForm } from '../open-shop.ts';
import type { KillableBackend } from './killable-backend.ts';

/** A shopper with a filled cart, who places it under one key however often that takes. */
export interface Shopper {
  readonly cartId: string;
  readonly key: string;
}

/** The reply of `placeOrder`. */
export interface Placed {
  readonly orderId: string;
  readonly redirectUrl: string;
}

/** Places the cart's order; null when it is rejected, undefined without a response. */
export const placeCart = async (
  backend: KillableBackend,
  { cartId, key }: Shopper,
): Promise<Placed | null | undefined> =>
  (
    await backend.request(
      placeOrder,
      { cartId, checkout: filledForm, marketId: 'dk', languageId: 'da-DK' },
      { 'x-idempotency-key': key },
    )
  )?.data?.placeOrder;

const SHOWN_CODE = /<output id="shown-code">(\d{6})</;

/**
 * Submits the card on the payment page; returns a function that types the bank's code: it resolves with the redirect,
 * undefined without a response.
 */
export async function openPayment(
  backend: KillableBackend,
  { redirectUrl }: Placed,
): Promise<() => Promise<string | undefined>> {
  const page = `${backend.address}${new URL(redirectUrl).pathname}`;
  const opened = await fetch(page, { redirect: 'manual' });
  // A payment that has ended shows no page.
  const sentOn = opened.headers.get('location') ?? undefined;
  if (sentOn !== undefined) return async () => sentOn;
  const state = /name="state" value="([^"]+)"/.exec(await opened.text())?.[1] ?? '';
  const post = (step: string, code = '') =>
    fetch(`${page}/${step}`, { method: 'POST', body: new URLSearchParams({ state, code }), redirect: 'manual' });
  await post('card');
  const code = SHOWN_CODE.exec(await (await fetch(page)).text())?.[1];
  return async () => {
    try {
      return (await post('approve', code)).headers.get('location') ?? undefined;
    } catch {
      return undefined;
    }
  };
}
