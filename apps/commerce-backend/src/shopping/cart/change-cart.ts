import { MAX_LINE_QUANTITY } from '@lyng/cart/core';
import type { MarketAlias, Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { beginningOf } from '../../platform/database/storable-text.ts';
import type { CartGroupInputType, CartItemInputType } from '../../platform/graphql/resolver-types.generated.ts';
import { releaseOpenOrder } from '../orders/close-order.ts';
import { availableStock, covers } from './available-stock.ts';
import type { CartFailure } from './cart-error.ts';
import { isUuid } from '../../shop/cart-id.ts';
import {
  countLines,
  findLine,
  linesOfGroup,
  putLine,
  removeLine,
  removeLines,
  unitsInOtherGroups,
} from './cart-line-store.ts';
import type { LineAddress, StoredLine } from './cart-line-store.ts';

export interface ChangeContext {
  readonly market: MarketAlias;
  /** Whether the caller is a member of the loyalty programme. */
  readonly isMember: () => Promise<boolean>;
  readonly now: Date;
}

type Changed = Result<CartFailure, undefined>;

const MAX_LINES = 100;
const MAX_MESSAGE_LENGTH = 500;
const MAX_GROUP_KEY_LENGTH = 100;

const done: Changed = ok(undefined);

/** A key that is cut could be another group's. */
const isGroupKey = (key: string | null | undefined): boolean => (key ?? '').length <= MAX_GROUP_KEY_LENGTH;

const addressOf = (item: CartItemInputType): LineAddress | undefined => {
  if (item.skuId !== undefined && item.skuId !== null) return { skuId: item.skuId, groupKey: item.groupKey ?? '' };
  return item.id !== undefined && item.id !== null && isUuid(item.id) ? { lineId: item.id } : undefined;
};

const messageOf = ({ message }: CartItemInputType): string | undefined =>
  message === undefined || message === null ? undefined : beginningOf(message, MAX_MESSAGE_LENGTH);

/** Products for members do not exist for other callers. */
const isSold = async (
  transaction: DatabaseTransaction,
  { market, isMember }: ChangeContext,
  skuId: number,
): Promise<boolean> => {
  const row = await transaction
    .selectFrom('sku')
    .innerJoin('product_price', 'product_price.product_id', 'sku.product_id')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('product.members_only')
    .where('sku.sku_id', '=', skuId)
    .where('product_price.market', '=', market)
    .executeTakeFirst();
  return row !== undefined && (!row.members_only || isMember());
};

/**
 * An order that waits for its payment is cancelled when the lines change. Paid as it was placed it would close the
 * cart: added goods would be neither bought nor in a cart, and removed goods would be charged.
 */
const linesChanged = releaseOpenOrder;

const put = async (
  transaction: DatabaseTransaction,
  cartId: string,
  line: Omit<StoredLine, 'id'> & { readonly message: string | undefined },
  { before, now }: { readonly before: number; readonly now: Date },
): Promise<Changed> => {
  const available = (await availableStock(transaction, cartId, [line.skuId])).get(line.skuId) ?? 0;
  const elsewhere = available === 'unlimited' ? 0 : await unitsInOtherGroups(transaction, cartId, line);
  if (available !== 'unlimited' && !covers(available, line.quantity + elsewhere))
    return fail({ kind: 'insufficient-stock', stock: Math.max(0, available - elsewhere) });
  // It holds for what is never counted as well.
  if (line.quantity > MAX_LINE_QUANTITY) return fail({ kind: 'invalid-quantity' });
  await putLine(transaction, cartId, line);
  if (line.quantity !== before) await linesChanged(transaction, cartId, now);
  return done;
};

/** Adds units to what the cart already holds of the item. The cart must be locked. */
export async function addItem(
  transaction: DatabaseTransaction,
  cartId: string,
  context: ChangeContext,
  item: CartItemInputType,
): Promise<Changed> {
  if (item.quantity < 1) return fail({ kind: 'invalid-quantity' });
  if (!isGroupKey(item.groupKey)) return fail({ kind: 'unknown-group' });
  const address = addressOf(item);
  if (address === undefined) return fail({ kind: 'unknown-line' });
  const line = await findLine(transaction, cartId, address);
  const skuId = line?.skuId ?? ('skuId' in address ? address.skuId : undefined);
  if (skuId === undefined) return fail({ kind: 'unknown-line' });
  if (!(await isSold(transaction, context, skuId))) return fail({ kind: 'unknown-sku', skuId });
  if (line === undefined && (await countLines(transaction, cartId)) >= MAX_LINES)
    return fail({ kind: 'too-many-lines' });
  const before = line?.quantity ?? 0;
  return put(
    transaction,
    cartId,
    {
      skuId,
      groupKey: line?.groupKey ?? item.groupKey ?? '',
      quantity: before + item.quantity,
      message: messageOf(item),
    },
    { before, now: context.now },
  );
}

/** Sets how many units the cart holds of an item; 0 removes it, and removing what is not there is done already. */
export async function setItem(
  transaction: DatabaseTransaction,
  cartId: string,
  context: ChangeContext,
  item: CartItemInputType,
): Promise<Changed> {
  if (item.quantity < 0) return fail({ kind: 'invalid-quantity' });
  const address = addressOf(item);
  const line = address && (await findLine(transaction, cartId, address));
  if (item.quantity === 0) {
    if (line === undefined) return done;
    await removeLine(transaction, line.id);
    await linesChanged(transaction, cartId, context.now);
    return done;
  }
  if (line === undefined) {
    return address !== undefined && 'skuId' in address
      ? addItem(transaction, cartId, context, item)
      : fail({ kind: 'unknown-line' });
  }
  return put(
    transaction,
    cartId,
    { ...line, quantity: item.quantity, message: messageOf(item) },
    { before: line.quantity, now: context.now },
  );
}

/** Sets how many units the cart holds of each item of a group; 0 removes them. */
export async function setGroup(
  transaction: DatabaseTransaction,
  cartId: string,
  { now }: ChangeContext,
  { groupKey, quantity }: CartGroupInputType,
): Promise<Changed> {
  if (quantity < 0) return fail({ kind: 'invalid-quantity' });
  // Items without a group have no key.
  const lines = groupKey ? await linesOfGroup(transaction, cartId, groupKey) : [];
  if (lines.length === 0) return fail({ kind: 'unknown-group' });
  for (const line of lines) {
    if (quantity === 0) await removeLine(transaction, line.id);
    else {
      const set = await put(
        transaction,
        cartId,
        { ...line, quantity, message: undefined },
        { before: line.quantity, now },
      );
      if (!set.ok) return set;
    }
  }
  if (quantity === 0) await linesChanged(transaction, cartId, now);
  return done;
}

/** Removes every item. The promo code, a gift card and the client's own data stay. */
export async function clearLines(transaction: DatabaseTransaction, cartId: string, now: Date): Promise<Changed> {
  if ((await removeLines(transaction, cartId)) > 0) await linesChanged(transaction, cartId, now);
  return done;
}
