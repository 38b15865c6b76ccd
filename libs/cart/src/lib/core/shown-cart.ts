import type { AppliedCampaign, Cart, CartItem, CartSummary, Price } from '@lyng/model';
import type { LineProduct, LineReference } from './pending-operation.ts';

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
