import { CartChangedDocument } from '../wire/cart-changed.generated.ts';
import { OrderStatusChangedDocument } from '../wire/order-status-changed.generated.ts';
import { StockChangedDocument } from '../wire/stock-changed.generated.ts';

/** A cart by its id, the status of an order, or the stock of a product. */
export type RealtimeTopic = `cart:${string}` | `order:${number}` | `stock:${number}`;

/** One change of a topic; no two have the same version. */
export interface RealtimeChange {
  readonly topic: RealtimeTopic;
  readonly version: string;
}

const TOPIC = /^(?:cart:[\w-]+|(?:order|stock):\d+)$/;

/** Whether another tab, which may have another version of the shop, has sent a topic. */
export const isTopic = (value: unknown): value is RealtimeTopic => typeof value === 'string' && TOPIC.test(value);

/** The subscription of a topic. */
export function subscriptionOf(topic: RealtimeTopic): {
  readonly query: string;
  readonly variables: Record<string, unknown>;
} {
  const [kind, key = ''] = topic.split(':');
  switch (kind) {
    case 'cart':
      return { query: CartChangedDocument.__meta__.text, variables: { id: key } };
    case 'order':
      return { query: OrderStatusChangedDocument.__meta__.text, variables: { orderId: Number(key) } };
    default:
      return { query: StockChangedDocument.__meta__.text, variables: { productId: Number(key) } };
  }
}

/** The version in the data of a subscription; `undefined` for malformed data. */
export function versionOf(data: unknown): string | undefined {
  const [change] = Object.values((data ?? {}) as Record<string, unknown>);
  const { version } = (change ?? {}) as { readonly version?: unknown };
  return typeof version === 'string' ? version : undefined;
}
