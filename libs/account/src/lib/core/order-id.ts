/** The largest `Int` of GraphQL. */
const MAX_ORDER_ID = 2_147_483_647;

/** The number of an order in an address; `undefined` for anything but digits that GraphQL can take. */
export function parseOrderId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ORDER_ID ? id : undefined;
}
