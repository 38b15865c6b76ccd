import type { Cart } from '@lyng/model';
import { isSameLine } from './pending-operation.ts';
import type { LineReference, PendingOperation } from './pending-operation.ts';
import { shownLines } from './shown-cart.ts';
import type { ShownCart, ShownLine } from './shown-cart.ts';

type Lines = readonly ShownLine[];
type Add = Extract<PendingOperation, { kind: 'add' }>;
type SetQuantity = Extract<PendingOperation, { kind: 'set-quantity' }>;

const indexOf = (lines: Lines, reference: LineReference): number =>
  lines.findIndex((line) => !line.isGift && isSameLine(line.reference, reference));

const replaced = (lines: Lines, index: number, change: (line: ShownLine) => ShownLine): Lines =>
  lines.map((line, at) => (at === index ? change(line) : line));

const newLine = (operation: Pick<Add, 'skuId' | 'quantity' | 'product'>): ShownLine => ({
  key: String(operation.skuId),
  reference: { itemId: null, skuId: operation.skuId },
  quantity: operation.quantity,
  product: operation.product,
  unitPrice: operation.product.unitPrice,
  totalPrice: null,
  campaign: { appliedCampaigns: [], prices: [] },
  isGift: false,
  busy: true,
});

function add(lines: Lines, operation: Add): Lines {
  const index = indexOf(lines, { itemId: null, skuId: operation.skuId });
  return index === -1
    ? [...lines, newLine(operation)]
    : replaced(lines, index, (line) => ({ ...line, quantity: line.quantity + operation.quantity, busy: true }));
}

function setQuantity(lines: Lines, operation: SetQuantity): Lines {
  const { line, quantity, product } = operation;
  const index = indexOf(lines, line);
  if (index === -1)
    return product && quantity > 0 ? [...lines, newLine({ skuId: line.skuId, quantity, product })] : lines;
  return quantity === 0
    ? lines.filter((_, at) => at !== index)
    : replaced(lines, index, (held) => ({ ...held, quantity, busy: true }));
}

function apply(lines: Lines, operation: PendingOperation): Lines {
  if (operation.kind === 'add') return add(lines, operation);
  if (operation.kind === 'set-quantity') return setQuantity(lines, operation);
  return lines;
}

/**
 * The cart to show: the last server cart with the pending operations replayed over it. Lines and quantities change at
 * once; every amount stays the server's and is marked busy meanwhile.
 */
export function replay(cart: Cart | null, pending: readonly PendingOperation[]): ShownCart {
  const lines = pending.reduce(apply, shownLines(cart));
  return {
    id: cart?.id ?? '',
    lines,
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    promoCode: cart?.promoCode ?? '',
    promoCodeCounts: cart?.promoCodeCounts === true,
    hasGiftCard: cart?.hasGiftCard === true,
    appliedCampaigns: cart?.appliedCampaigns ?? [],
    summary: cart?.summary ?? null,
    moneyBusy: pending.length > 0,
  };
}
