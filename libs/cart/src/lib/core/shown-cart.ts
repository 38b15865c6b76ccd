import type { AppliedCampaign, Cart, CartItem, CartSummary, Price } from '@lyng/model';
import type { LineProduct, LineReference } from './pending-operation.ts';

/** A line as the shopper sees it. */
export interface ShownLine {
  /** The same before and after the server has answered, so that the element keeps its place and its focus. */
  readonly key: string;
  readonly reference: LineReference;
  readonly quantity: number;
  readonly product: LineProduct;
  /** What one unit costs, as the server last said. */
  readonly unitPrice: Price;
  /** What the server last said for the whole line; `null` before it has said anything. */
  readonly totalPrice: Price | null;
  readonly campaign: CartItem['campaign'];
  /** Given along by a campaign: it comes and goes with what was bought. */
  readonly isGift: boolean;
  /** The line waits for the server: its money is the old one. */
  readonly busy: boolean;
}

/** The last server cart with everything that is still on its way replayed over it. */
export interface ShownCart {
  readonly id: string;
  readonly lines: readonly ShownLine[];
  /** Units over all lines. */
  readonly itemCount: number;
  readonly promoCode: string;
  /** Whether the code lowers what is to be paid, as the server last said. */
  readonly promoCodeCounts: boolean;
  /** A gift card lies beside the cart, and can be taken away again. */
  readonly hasGiftCard: boolean;
  readonly appliedCampaigns: readonly AppliedCampaign[];
  /** The server's own sums, never the client's; `null` before the first answer. */
  readonly summary: CartSummary | null;
  /** Sums are the old ones, because an intent is still on its way (PAIN-02). */
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
