import type { AppliedCampaign, Cart, CartItem, CartSummary, Price } from '@lyng/model';
import { isSameLine } from './pending-operation.ts';
import type { LineProduct, LineReference, PendingOperation } from './pending-operation.ts';

/** A line as the shopper sees it. */
export interface ShownLine {
  /** The same before and after the server has responded, so that the element keeps its position and its focus. */
  readonly key: string;
  readonly reference: LineReference;
  readonly quantity: number;
  readonly product: LineProduct;
  /** The price of one unit, from the last response. */
  readonly unitPrice: Price;
  /** The total of the line, by the last response; `null` before the first. */
  readonly totalPrice: Price | null;
  readonly campaign: CartItem['campaign'];
  /** Given along by a campaign: it comes and goes with what was bought. */
  readonly isGift: boolean;
  /** The line waits for the server: its money is the old one. */
  readonly busy: boolean;
}

/** The last server cart with all pending operations replayed over it. */
export interface ShownCart {
  readonly id: string;
  readonly lines: readonly ShownLine[];
  /** Units over all lines. */
  readonly itemCount: number;
  readonly promoCode: string;
  /** Whether the code lowers the total, by the last response. */
  readonly promoCodeCounts: boolean;
  /** The cart has a gift card, which can be removed. */
  readonly hasGiftCard: boolean;
  readonly appliedCampaigns: readonly AppliedCampaign[];
  /** The server's own sums, never the client's; `null` before the first response. */
  readonly summary: CartSummary | null;
  /** The sums are outdated, because an operation is still in flight. */
  readonly moneyBusy: boolean;
}

const shownLine = (item: CartItem): ShownLine => ({
  key: String(item.skuId),
  reference: { itemId: item.id, skuId: item.skuId },
  quantity: item.quantity,
  product: item.product,
  unitPrice: item.unitPrice,
  totalPrice: item.totalPrice,
  campaign: item.campaign,
  isGift: item.isFreeGift === true,
  busy: false,
});

/** Gives every further line of the same size a key of its own. */
const withUniqueKeys = (lines: readonly ShownLine[]): readonly ShownLine[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const times = seen.get(line.key) ?? 0;
    seen.set(line.key, times + 1);
    return times === 0 ? line : { ...line, key: `${line.key}-${times}` };
  });
};

/** The server's lines, in its order, nothing pending. */
export const shownLines = (cart: Cart | null): readonly ShownLine[] =>
  withUniqueKeys((cart?.items ?? []).map(shownLine));

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
