import { parseArrival } from '@lyng/commerce-client';
import { colourOf, minorUnits } from '@lyng/model';
import type { CurrencyCode } from '@lyng/model';
import type { Confirmation, ConfirmationAddress, ConfirmationLine } from '../core/confirmation.ts';
import type { ConfirmationAddressFieldsFragment } from './confirmation-address-fields.generated.ts';
import type { CheckoutQuery } from './confirm-checkout.generated.ts';

type WireCheckout = NonNullable<CheckoutQuery['checkout']>;
type WireCart = NonNullable<WireCheckout['cart']>;
type WireItem = NonNullable<NonNullable<WireCart['items']>[number]>;

const isCurrency = (code: string | null): code is CurrencyCode =>
  code === 'DKK' || code === 'SEK' || code === 'NOK' || code === 'EUR';

const parseAddress = (address: ConfirmationAddressFieldsFragment): ConfirmationAddress => ({
  name: `${address.firstName} ${address.lastName}`.trim(),
  company: address.company,
  careOf: address.careOf,
  lines: [address.addressLine1, address.addressLine2].filter((line) => line !== ''),
  zip: address.zip,
  city: address.city,
});

/** The API has no mark for it: a gift card is paid for without VAT, which everything else has. */
const isGiftCard = ({ sellingPriceIncVat, vat }: NonNullable<WireItem['totalPrice']>): boolean =>
  sellingPriceIncVat > 0 && vat === 0;

function parseLine(item: WireItem): ConfirmationLine | null {
  const { product, totalPrice } = item;
  if (!product || !totalPrice) return null;
  return {
    key: item.id,
    productId: product.productId,
    articleNumber: product.articleNumber ?? '',
    skuId: item.skuId,
    name: product.name ?? '',
    brand: product.brand?.name ?? '',
    variant: product.skus?.find((sku) => sku?.skuId === item.skuId)?.name ?? '',
    image: product.productImages?.[0]?.fileName ?? null,
    alias: product.alias,
    quantity: item.quantity,
    totalFormatted: totalPrice.sellingPriceIncVatFormatted ?? '',
    selling: minorUnits(totalPrice.sellingPriceIncVat),
    regular: minorUnits(totalPrice.regularPriceIncVat),
    discountPercentage: totalPrice.discountPercentage,
    isGiftCard: isGiftCard(totalPrice),
    colour: colourOf(product.parameterGroups),
  };
}

/** Reads a completed checkout; `null` when the response lacks what an order cannot be shown without. */
export function parseConfirmation({ order, cart, nthPurchase }: WireCheckout): Confirmation | null {
  const summary = cart?.summary;
  const address = order?.shippingAddress ?? order?.billingAddress;
  if (!order?.orderId || !address || !summary?.total || !isCurrency(order.currency)) return null;
  const lines = (cart?.items ?? []).map((item) => (item ? parseLine(item) : null));
  if (!lines.every((line) => line !== null)) return null;
  return {
    orderId: order.orderId,
    currency: order.currency,
    firstName: order.billingAddress?.firstName ?? address.firstName,
    lastName: order.billingAddress?.lastName ?? address.lastName,
    zip: order.billingAddress?.zip ?? address.zip,
    nthPurchase,
    promoCode: order.promoCode ?? '',
    lines,
    delivery: parseAddress(address),
    arrivesOn: parseArrival(summary.shipping?.shippingData),
    total: {
      incVat: minorUnits(order.orderValueIncVat),
      exVat: minorUnits(order.orderValueExVat),
      vat: minorUnits(summary.total.vat),
      formatted: summary.total.sellingPriceIncVatFormatted ?? '',
    },
    vatFormatted: summary.total.vatFormatted ?? '',
    saleFormatted:
      summary.balance?.totalSellingPriceExBalanceIncVatFormatted ?? summary.total.sellingPriceIncVatFormatted ?? '',
    balance: { pending: minorUnits(summary.balance?.pending ?? 0), formatted: summary.balance?.pendingFormatted ?? '' },
    discount: { incVat: minorUnits(order.discountIncVat), formatted: summary.total.discountIncVatFormatted ?? '' },
    itemValue: { incVat: minorUnits(order.itemValueIncVat), exVat: minorUnits(order.itemValueExVat) },
    subTotalFormatted: summary.subTotal?.regularPriceIncVatFormatted ?? '',
    shipping: {
      incVat: minorUnits(order.shippingFeeIncVat),
      exVat: minorUnits(order.shippingFeeExVat),
      formatted: summary.shipping?.feeIncVatFormatted ?? '',
    },
    fixedDiscount: {
      incVat: minorUnits(summary.fixedAmountDiscountIncVat),
      exVat: minorUnits(summary.fixedAmountDiscountExVat),
    },
  };
}
