/** A payment whose provider's page stands in a frame on the checkout. */
export interface FramedPayment {
  readonly id: string;
  /** The provider's page; alone in the window it works as well, and once the payment is over it leads to where the shopper belongs. */
  readonly url: string;
  /** The cart that is paid. */
  readonly cartId: string;
}

const localPayment = /^\/payments\/local\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** Reads from the address where an order is paid whether its page may stand in a frame; others are left for. */
export function framedPayment(url: string, cartId: string, pageAddress: string): FramedPayment | null {
  if (!URL.canParse(url, pageAddress)) return null;
  const address = new URL(url, pageAddress);
  const id = localPayment.exec(address.pathname)?.[1];
  return id === undefined || address.search !== '' ? null : { id, url: address.href, cartId };
}

/** The provider's page as it is made for a frame. */
export const frameAddress = ({ url }: FramedPayment): string => `${url}?framed=1`;

/** What the page in the frame tells. How the payment ended is not among it: that is asked of the server. */
export type FrameWord =
  /** It stands there; its height in px. */
  | { readonly kind: 'shown'; readonly height: number }
  /** There is nothing more to do in it. */
  | { readonly kind: 'settled' }
  /** The shopper wants back to the form. */
  | { readonly kind: 'abandoned' };

/** Heights between these are believed, in px. */
const [LOWEST, HIGHEST] = [200, 2000];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Takes a message for what it says when it comes from the provider of this payment and is about it; anything else is none (D9). */
export function parseFrameWord(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  payment: FramedPayment,
): FrameWord | null {
  if (origin !== new URL(payment.url).origin) return null;
  if (!isObject(data) || data['about'] !== 'local-payment' || data['payment'] !== payment.id) return null;
  const { step, height } = data;
  if (step === 'settled' || step === 'abandoned') return { kind: step };
  if (step !== 'shown' || typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { kind: 'shown', height: Math.round(Math.min(HIGHEST, Math.max(LOWEST, height))) };
}

/** The open payment as it is kept in a history entry of the tab, beside what else is there. */
export const entryWithPayment = (entry: unknown, openPayment: FramedPayment | null): object => ({
  ...(isObject(entry) && entry),
  openPayment,
});

/** Reads it back; the payment of another cart is none. */
export function paymentOfEntry(entry: unknown, cartId: string): FramedPayment | null {
  const found = isObject(entry) ? entry['openPayment'] : null;
  if (!isObject(found) || typeof found['url'] !== 'string' || found['cartId'] !== cartId) return null;
  return URL.canParse(found['url']) ? framedPayment(found['url'], cartId, found['url']) : null;
}
