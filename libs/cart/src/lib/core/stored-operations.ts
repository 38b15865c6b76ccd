import { parseLineProduct } from './line-product.ts';
import type { LineProduct, LineReference, PendingOperation } from './pending-operation.ts';

/** The operations in flight, as the next page of the same tab finds them. */
export interface StoredOperations {
  readonly operations: readonly PendingOperation[];
  /** The one that may have reached the server already. */
  readonly sendingId: string | null;
}

/** Half as long as the server remembers a key, in ms: until then an operation that is sent again counts once. */
export const MAX_LOG_AGE_MS = 12 * 60 * 60 * 1000;

/** Characters; an operation takes about 1,500 of them, and a tab has room for some millions. */
export const MAX_LOG_LENGTH = 100_000;

const nothing: StoredOperations = { operations: [], sendingId: null };

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;
const isUnits = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= 9999;
const isSku = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function parseLine(value: unknown): LineReference | undefined {
  const { itemId, skuId } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isSku(skuId) && (itemId === null || isText(itemId, 64)) ? { itemId, skuId } : undefined;
}

/** One operation; the storage is not trusted, so an incomplete operation is dropped. */
function parseOperation(value: unknown): PendingOperation | undefined {
  const { kind, id, skuId, quantity, line, product, promoCode } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isText(id, 128) || id === '') return undefined;
  if (kind === 'set-promo-code') return isText(promoCode, 64) ? { kind, id, promoCode } : undefined;
  const shown = parseLineProduct(product);
  if (kind === 'add')
    return isSku(skuId) && isUnits(quantity, 1) && shown ? { kind, id, skuId, quantity, product: shown } : undefined;
  const reference = parseLine(line);
  if (kind !== 'set-quantity' || !reference || !isUnits(quantity, 0)) return undefined;
  return { kind, id, line: reference, quantity, ...(shown && { product: shown }) };
}

/** The part of a product that the line shows. */
const shownPart = (product: LineProduct, skuId: number): LineProduct | undefined =>
  parseLineProduct({
    ...product,
    images: product.images.slice(0, 1),
    skus: product.skus.filter((sku) => sku.skuId === skuId),
  });

const storedPart = (operation: PendingOperation): PendingOperation | Omit<PendingOperation, 'product'> => {
  if (operation.kind === 'set-promo-code' || !operation.product) return operation;
  return {
    ...operation,
    product: shownPart(operation.product, operation.kind === 'add' ? operation.skuId : operation.line.skuId),
  };
};

/** The operations in flight as text, the oldest of them when there are too many; empty when there are none. */
export function printStoredOperations({ operations, sendingId }: StoredOperations, now: number): string {
  const stored = operations.map(storedPart);
  for (; stored.length > 0; stored.pop()) {
    const text = JSON.stringify({ at: now, sendingId, operations: stored });
    if (text.length <= MAX_LOG_LENGTH) return text;
  }
  return '';
}

/**
 * Reads what an earlier page left in flight; nothing when that was too long ago to be sent again without counting
 * twice.
 */
export function parseStoredOperations(value: unknown, now: number): StoredOperations {
  const { at, sendingId, operations } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof at !== 'number' || at > now || now - at > MAX_LOG_AGE_MS || !Array.isArray(operations)) return nothing;
  const read = operations.map(parseOperation).filter((operation) => operation !== undefined);
  const known = new Map(read.map((operation) => [operation.id, operation]));
  return {
    operations: [...known.values()],
    sendingId: typeof sendingId === 'string' && known.has(sendingId) ? sendingId : null,
  };
}

/** Merges the logs of several pages, the oldest first; an operation that is in two of them counts once. */
export function mergeStoredOperations(logs: readonly StoredOperations[]): StoredOperations {
  const known = new Map(logs.flatMap(({ operations }) => operations).map((operation) => [operation.id, operation]));
  return {
    operations: [...known.values()],
    sendingId: logs.find(({ sendingId }) => sendingId !== null)?.sendingId ?? null,
  };
}
