import type { Cart } from '@lyng/model';

const itemCount = (cart: Cart): number => cart.items.reduce((count, item) => count + item.quantity, 0);

/**
 * A cart counts as changed when item count, shipping fee, formatted total or the shipping default flag differs. Amounts
 * are compared in minor units as well as by their text, because spaces may differ between two runtimes.
 */
export const cartChanged = (before: Cart, after: Cart): boolean =>
  itemCount(before) !== itemCount(after) ||
  before.summary.shipping.fee.incVat !== after.summary.shipping.fee.incVat ||
  before.summary.shipping.isDefault !== after.summary.shipping.isDefault ||
  amountChanged(before.summary.total.selling, after.summary.total.selling);

/** Items count as changed when the formatted regular subtotal or the promo code differs. */
export const cartItemsChanged = (before: Cart, after: Cart): boolean =>
  before.promoCode !== after.promoCode ||
  amountChanged(before.summary.subTotal.regular, after.summary.subTotal.regular);

interface Amount {
  readonly incVat: number;
  readonly incVatFormatted: string;
}

/** Intl prints no-break and narrow no-break spaces, and true minus signs, depending on its version. */
const normalised = (text: string): string => text.replace(/\s/g, ' ').replace(/\u2212/g, '-');

const amountChanged = (before: Amount, after: Amount): boolean =>
  before.incVat !== after.incVat || normalised(before.incVatFormatted) !== normalised(after.incVatFormatted);
