/** Shoppers can follow a cart by its id, an order's status, a product's stock, the end of a session. */
export type Topic = `${'cart' | 'order' | 'stock' | 'session'}:${string}`;

export interface ShopChange {
  readonly topic: Topic;
  /** Names the change: no two have the same, and every process knows it by this name. */
  readonly version: string;
}

/** All products of the topic `stock`. */
export const ALL_STOCK = 'stock:*';

const PAYLOAD = /^((?:cart|order|stock|session):\S+) (\d+)$/;

/** Reads a notification of the database; `undefined` for what a later version of the schema may send. */
export function parseShopChange(payload: string): ShopChange | undefined {
  const [, topic, version] = PAYLOAD.exec(payload) ?? [];
  return topic === undefined || version === undefined ? undefined : { topic: topic as Topic, version };
}
