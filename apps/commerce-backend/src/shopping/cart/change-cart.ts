import { MAX_LINE_QUANTITY } from '@lyng/cart/core';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { beginningOf } from '../../platform/database/storable-text.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { CartGroupInputType, CartItemInputType } from '../../platform/graphql/resolver-types.generated.ts';
import type { Scope } from '../../shop/scope.ts';
import { releaseOpenOrder } from '../orders/close-order.ts';
import { availableStock, covers } from './available-stock.ts';
import { invalidQuantity, unknownGroup, unknownLine } from './cart-error.ts';
import { linesOf, putLine, removeLine, removeLines } from './cart-store.ts';
import type { CartRecord, StoredLine } from './cart-store.ts';

export interface CartChange {
  readonly transaction: DatabaseTransaction;
  readonly cart: CartRecord;
  readonly scope: Scope;
  readonly now: Date;
  /** Whether the caller is a member of the loyalty programme. */
  readonly isMember: () => Promise<boolean>;
}

const MAX_LINES = 100;
const MAX_MESSAGE_LENGTH = 500;
const MAX_GROUP_KEY_LENGTH = 100;

/** A line is addressed by its SKU, in a group or in none (an empty key), or by its own id. */
const lineIn = (
  lines: readonly StoredLine[],
  { id, skuId, groupKey }: Pick<CartItemInputType, 'id' | 'skuId' | 'groupKey'>,
): StoredLine | undefined =>
  typeof skuId === 'number'
    ? lines.find((line) => line.skuId === skuId && line.groupKey === (groupKey ?? ''))
    : lines.find((line) => line.id === id?.toLowerCase());

const messageOf = ({ message }: CartItemInputType): string | undefined =>
  typeof message === 'string' ? beginningOf(message, MAX_MESSAGE_LENGTH) : undefined;

/** Products for members do not exist for other callers. */
const isSold = async ({ transaction, scope, isMember }: CartChange, skuId: number): Promise<boolean> => {
  const row = await transaction
    .selectFrom('sku')
    .innerJoin('product_price', 'product_price.product_id', 'sku.product_id')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('product.members_only')
    .where('sku.sku_id', '=', skuId)
    .where('product_price.market', '=', scope.market.alias)
    .executeTakeFirst();
  return row !== undefined && (!row.members_only || isMember());
};

/**
 * An order that waits for its payment is cancelled when the lines change. Paid as it was placed it would close the
 * cart: added goods would be neither bought nor in a cart, and removed goods would be charged.
 */
const linesChanged = ({ transaction, cart, now }: CartChange): Promise<void> =>
  releaseOpenOrder(transaction, cart.id, now);

const put = async (
  change: CartChange,
  lines: readonly StoredLine[],
  line: Omit<StoredLine, 'id'> & { readonly message: string | undefined },
): Promise<void> => {
  const { transaction, cart } = change;
  const { skuId, groupKey, quantity } = line;
  const available = (await availableStock(transaction, cart.id, [skuId])).get(skuId) ?? 0;
  const elsewhere = lines
    .filter((other) => other.skuId === skuId && other.groupKey !== groupKey)
    .reduce((sum, other) => sum + other.quantity, 0);
  if (available !== 'unlimited' && !covers(available, quantity + elsewhere)) {
    const stock = Math.max(0, available - elsewhere);
    throw graphqlError('InsufficientStock', `Only ${String(stock)} left.`, { stock });
  }
  // It holds for what is never counted as well.
  if (quantity > MAX_LINE_QUANTITY) throw invalidQuantity();
  await putLine(transaction, cart.id, line);
  if (quantity !== lineIn(lines, line)?.quantity) await linesChanged(change);
};

/** Adds units to what the cart already holds of the item. */
export async function addItem(change: CartChange, item: CartItemInputType): Promise<void> {
  if (item.quantity < 1) throw invalidQuantity();
  // A key that is cut could be another group's.
  if ((item.groupKey ?? '').length > MAX_GROUP_KEY_LENGTH) throw unknownGroup();
  const lines = await linesOf(change.transaction, change.cart.id);
  const line = lineIn(lines, item);
  const skuId = line?.skuId ?? item.skuId ?? undefined;
  if (skuId === undefined) throw unknownLine();
  if (!(await isSold(change, skuId)))
    throw graphqlError('UnknownSku', `There is no SKU ${String(skuId)} in this market.`);
  if (line === undefined && lines.length >= MAX_LINES)
    throw graphqlError('CartFull', 'The cart cannot hold more different items.');
  const groupKey = line?.groupKey ?? item.groupKey ?? '';
  const quantity = (line?.quantity ?? 0) + item.quantity;
  await put(change, lines, { skuId, groupKey, quantity, message: messageOf(item) });
}

/** Sets how many units the cart holds of an item; 0 removes it, and removing what is not there is done already. */
export async function setItem(change: CartChange, item: CartItemInputType): Promise<void> {
  const { quantity } = item;
  if (quantity < 0) throw invalidQuantity();
  const lines = await linesOf(change.transaction, change.cart.id);
  const line = lineIn(lines, item);
  if (line === undefined) {
    if (quantity > 0) await addItem(change, item);
  } else if (quantity === 0) {
    await removeLine(change.transaction, line.id);
    await linesChanged(change);
  } else await put(change, lines, { ...line, quantity, message: messageOf(item) });
}

/** Sets how many units the cart holds of each item of a group; 0 removes them. */
export async function setGroup(change: CartChange, { groupKey, quantity }: CartGroupInputType): Promise<void> {
  if (quantity < 0) throw invalidQuantity();
  const lines = await linesOf(change.transaction, change.cart.id);
  // Items without a group have no key.
  const ofGroup = groupKey ? lines.filter((line) => line.groupKey === groupKey) : [];
  if (ofGroup.length === 0) throw unknownGroup();
  for (const line of ofGroup) {
    if (quantity === 0) await removeLine(change.transaction, line.id);
    else await put(change, lines, { ...line, quantity, message: undefined });
  }
  if (quantity === 0) await linesChanged(change);
}

/** Removes every item. The promo code, a gift card and the client's own data stay. */
export async function clearLines(change: CartChange): Promise<void> {
  if (await removeLines(change.transaction, change.cart.id)) await linesChanged(change);
}
