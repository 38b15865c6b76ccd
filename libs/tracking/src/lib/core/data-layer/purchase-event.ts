import type { PurchasedOrder } from '@lyng/feature';
import { spreadDiscount } from '@lyng/model';
import type { MinorUnits } from '@lyng/model';
import { hashPersonalData } from '../hash-input.ts';
import type { Sha256 } from '../hash-input.ts';
import { salesType } from '../sales-type.ts';
import type { DataLayerEvent, HashedBuyer } from './data-layer-event.ts';
import { majorUnits } from './tracked-item.ts';
import type { TrackedItem } from './tracked-item.ts';

type Order = PurchasedOrder & { readonly email: string };

/** Pieces with the same amount, in minor units. */
interface Pieces {
  readonly quantity: number;
  readonly each: MinorUnits;
}

/** An amount over several pieces, exactly: where it does not divide, the first of them have one minor unit more. */
function perPiece(amount: MinorUnits, quantity: number): readonly Pieces[] {
  const each = Math.floor(amount / quantity);
  const higher = amount - each * quantity;
  return [
    { quantity: higher, each: each + 1 },
    { quantity: quantity - higher, each },
  ].filter((pieces) => pieces.quantity > 0);
}

/**
 * The lines as items; the fixed discount is spread over all but gift cards, as the backend charges it. Pieces of a line
 * with different discounts are two items, so that the reported discounts add up.
 */
function itemsOf({ lines, fixedDiscount }: Order): readonly TrackedItem[] {
  const shares = spreadDiscount(
    fixedDiscount.incVat,
    lines.map(({ selling, isGiftCard }) => (isGiftCard ? 0 : selling)),
  );
  return lines.flatMap(({ selling, regular, quantity, ...line }, index) => {
    const full = Math.max(regular, selling);
    const fullEach = Math.round(full / quantity);
    return perPiece(full - selling + (shares[index] ?? 0), quantity).map((pieces) => ({
      item_id: line.articleNumber,
      item_name: line.name,
      item_brand: line.brand,
      ...(line.colour !== undefined && { item_variant: line.colour }),
      ...(line.variant !== '' && { item_size: line.variant }),
      price: majorUnits(fullEach - pieces.each),
      discount: majorUnits(pieces.each),
      quantity: pieces.quantity,
      sales_type: salesType(line.discountPercentage),
    }));
  });
}

/** A postal code has one hash, however it is written: `114 18` and `11418`. */
const bareZip = (zip: string): string => zip.replaceAll(/[\s-]/g, '');

async function hashBuyer({ email, firstName, lastName, zip }: Order, sha256: Sha256): Promise<HashedBuyer> {
  const data = { email, first_name: firstName, last_name: lastName, zip: bareZip(zip) };
  const hashes = await Promise.all(
    Object.entries(data).map(async ([name, text]) => [`sha256_${name}`, await hashPersonalData(text, sha256)] as const),
  );
  return Object.fromEntries(hashes.filter(([, hash]) => hash !== ''));
}

/** The context of a purchase event beside the order. */
export interface PurchaseOptions {
  /** Whether the shopper allows to send hashed data of theirs, for marketing. */
  readonly isBuyerAllowed: boolean;
  readonly sha256: Sha256;
}

/** An order was placed. A buyer who cannot be hashed never costs the event. */
export async function purchase(order: Order, { isBuyerAllowed, sha256 }: PurchaseOptions): Promise<DataLayerEvent> {
  const { itemValue, total, discount, shipping, fixedDiscount, nthPurchase } = order;
  const buyer = isBuyerAllowed ? await hashBuyer(order, sha256).catch(() => ({})) : {};
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.orderId,
      currency: order.currency,
      value: majorUnits(total.incVat),
      tax: majorUnits(total.vat),
      shipping: majorUnits(shipping.incVat),
      ...(order.promoCode !== '' && { coupon: order.promoCode }),
      // TRK-06: a service that counts no orders gives 0.
      nth_purchase: Math.max(1, nthPurchase),
      items: itemsOf(order),
      order: {
        item_value_inc_vat: majorUnits(itemValue.incVat),
        item_value_ex_vat: majorUnits(itemValue.exVat),
        selling_price_inc_vat: majorUnits(total.incVat),
        selling_price_ex_vat: majorUnits(total.exVat),
        vat: majorUnits(total.vat),
        discount_inc_vat: majorUnits(discount.incVat),
        shipping_fee_inc_vat: majorUnits(shipping.incVat),
        shipping_fee_ex_vat: majorUnits(shipping.exVat),
        fixed_amount_discount_inc_vat: majorUnits(fixedDiscount.incVat),
        fixed_amount_discount_ex_vat: majorUnits(fixedDiscount.exVat),
      },
    },
    ...(Object.keys(buyer).length > 0 && { user_data: buyer }),
  };
}
