import { isRecord } from '@lyng/model';

/** A payment whose provider's page is shown in a frame on the checkout. */
export interface FramedPayment {
  readonly id: string;
  /** The provider's page; it also works alone in the window, and leads back to the shop once the payment is over. */
  readonly url: string;
  readonly cartId: string;
}

const localPayment = /^\/payments\/local\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/**
 * Checks by the address where an order is paid whether its page may be shown in a frame; for others the window
 * navigates.
 */
export function framedPayment(url: string, cartId: string, pageAddress: string): FramedPayment | null {
  if (!URL.canParse(url, pageAddress)) return null;
  const address = new URL(url, pageAddress);
  const id = localPayment.exec(address.pathname)?.[1];
  return id === undefined || address.search !== '' ? null : { id, url: address.href, cartId };
}

/** The provider's page as it is made for a frame. */
export const frameAddress = ({ url }: FramedPayment): string => `${url}?framed=1`;

/** The messages of the page in the frame. The result of the payment comes from the server alone. */
export type FrameMessage =
  /** It is rendered; its height in px. */
  | { readonly kind: 'shown'; readonly height: number }
  /** There is nothing more to do in it. */
  | { readonly kind: 'settled' }
  /** The shopper wants back to the form. */
  | { readonly kind: 'abandoned' };

/** Heights between these are accepted, in px. */
const [LOWEST, HIGHEST] = [200, 2000];

/** Parses a message of this payment's provider about this payment; `null` for anything else. */
export function parseFrameMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  payment: FramedPayment,
): FrameMessage | null {
  if (origin !== new URL(payment.url).origin) return null;
  if (!isRecord(data) || data['about'] !== 'local-payment' || data['payment'] !== payment.id) return null;
  const { step, height } = data;
  if (step === 'settled' || step === 'abandoned') return { kind: step };
  if (step !== 'shown' || typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { kind: 'shown', height: Math.round(Math.min(HIGHEST, Math.max(LOWEST, height))) };
}

/** The open payment as stored in a history entry of the tab, beside the entry's other state. */
export const entryWithPayment = (entry: unknown, openPayment: FramedPayment | null): object => ({
  ...(isRecord(entry) && entry),
  openPayment,
});

/** Reads it back; `null` for the payment of another cart. */
export function paymentOfEntry(entry: unknown, cartId: string): FramedPayment | null {
  const found = isRecord(entry) ? entry['openPayment'] : null;
  if (!isRecord(found) || typeof found['url'] !== 'string' || found['cartId'] !== cartId) return null;
  return URL.canParse(found['url']) ? framedPayment(found['url'], cartId, found['url']) : null;
}
