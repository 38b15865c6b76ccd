import { parseLineProduct } from './line-product.ts';
import type { LineProduct, LineReference, PendingOperation } from './pending-operation.ts';

/** What is on its way, as the next page of the same tab finds it. */
export interface KeptOperations {
  readonly operations: readonly PendingOperation[];
  /** The one that the server may have heard of already. */
  readonly sendingId: string | null;
}

/** Half as long as the server remembers a key, in ms: until then an intent that is sent again counts once. */
export const KEPT_FOR_MS = 12 * 60 * 60 * 1000;

/** Characters; an intent takes about 1,500 of them, and a tab has room for some millions. */
export const LONGEST_LOG = 100_000;

const nothing: KeptOperations = { operations: [], sendingId: null };

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isUnits = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= 9999;
const isSku = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function parseLine(value: unknown): LineReference | undefined {
  const { itemId, skuId } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isSku(skuId) && (itemId === null || isText(itemId, 64)) ? { itemId, skuId } : undefined;
}

/** One intent; anybody may have changed what is kept, so what is not whole is no intent. */
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

/** Of a product page's product only what the line shows. */
const shownPart = (product: LineProduct, skuId: number): LineProduct | undefined =>
  parseLineProduct({
    ...product,
    images: product.images.slice(0, 1),
    skus: product.skus.filter((sku) => sku.skuId === skuId),
  });

const keptPart = (operation: PendingOperation): PendingOperation | Omit<PendingOperation, 'product'> => {
  if (operation.kind === 'set-promo-code' || !operation.product) return operation;
  return {
    ...operation,
    product: shownPart(operation.product, operation.kind === 'add' ? operation.skuId : operation.line.skuId),
  };
};

/** What is on its way as one text, the oldest intents of it when there are too many; empty when there is none. */
export function printKept({ operations, sendingId }: KeptOperations, now: number): string {
  const kept = operations.map(keptPart);
  for (; kept.length > 0; kept.pop()) {
    const text = JSON.stringify({ at: now, sendingId, operations: kept });
    if (text.length <= LONGEST_LOG) return text;
  }
  return '';
}

/** Reads what an earlier page left on its way; nothing when that was too long ago to be sent again without counting twice. */
export function parseKept(value: unknown, now: number): KeptOperations {
  const { at, sendingId, operations } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof at !== 'number' || at > now || now - at > KEPT_FOR_MS || !Array.isArray(operations)) return nothing;
  const read = operations.map(parseOperation).filter((operation) => operation !== undefined);
  const known = new Map(read.map((operation) => [operation.id, operation]));
  return {
    operations: [...known.values()],
    sendingId: typeof sendingId === 'string' && known.has(sendingId) ? sendingId : null,
  };
}

/** The logs of several pages as one, the oldest first; an intent that is in two of them counts once. */
export function joinKept(logs: readonly KeptOperations[]): KeptOperations {
  const known = new Map(logs.flatMap(({ operations }) => operations).map((operation) => [operation.id, operation]));
  return {
    operations: [...known.values()],
    sendingId: logs.find(({ sendingId }) => sendingId !== null)?.sendingId ?? null,
  };
}
