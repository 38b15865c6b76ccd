import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { orderStatus } from '../core/order-status.ts';
import type { Order, OrderLine, Parcel } from '../core/order.ts';
import { GetOrderDocument } from './get-order.generated.ts';
import type { GetOrderQuery, OrderAddressFieldsFragment } from './get-order.generated.ts';

type WireOrder = NonNullable<GetOrderQuery['getOrder']>;
type WireItem = NonNullable<NonNullable<NonNullable<WireOrder['cart']>['items']>[number]>;
type WireParcel = NonNullable<NonNullable<WireOrder['shippingDetails']>[number]>;

function parseLine({ id, skuId, quantity, product, totalPrice }: WireItem): readonly OrderLine[] {
  if (!product) return [];
  return [
    {
      key: id,
      name: product.name ?? '',
      brand: product.brand?.name ?? '',
      size: product.skus?.find((sku) => sku?.skuId === skuId)?.name ?? '',
      image: product.productImages?.[0]?.fileName ?? undefined,
      alias: product.alias || undefined,
      skuId,
      quantity,
      isFree: totalPrice?.sellingPriceIncVat === 0,
      totalFormatted: totalPrice?.sellingPriceIncVatFormatted ?? '',
    },
  ];
}

/** Before a parcel is sent there is only the way of delivery, with nothing to follow. */
function parseParcel({ id, name, parcelNumber, shippingDate, trackingLink }: WireParcel): readonly Parcel[] {
  if (!parcelNumber && !shippingDate && !trackingLink) return [];
  return [
    {
      key: String(id),
      carrier: name,
      number: parcelNumber ?? '',
      sentAt: shippingDate ?? undefined,
      // An order system fills this in; nothing but a web page may become a link.
      trackingHref: trackingLink?.startsWith('https://') ? trackingLink : undefined,
    },
  ];
}

const addressLines = (address: OrderAddressFieldsFragment): readonly string[] =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.careOf && `c/o ${address.careOf}`,
    address.addressLine1,
    address.addressLine2,
    `${address.zip} ${address.city}`.trim(),
  ].filter((line) => line !== '');

const parseOrder = (id: number, order: WireOrder): Order => {
  const address = order.shippingAddress ?? order.billingAddress;
  const { discount, shippingFee, fromBalance, cart } = order;
  return {
    id,
    status: orderStatus(order.status),
    placedAt: order.createdAt ?? '',
    totalFormatted: order.orderTotal?.sellingPriceIncVatFormatted ?? '',
    lines: (cart?.items ?? []).flatMap((item) => (item ? parseLine(item) : [])),
    parcels: (order.shippingDetails ?? []).flatMap((parcel) => (parcel ? parseParcel(parcel) : [])),
    payments: (order.paymentDetails ?? []).flatMap((payment) => payment?.displayName ?? []),
    subTotalFormatted: cart?.summary?.subTotal?.regularPriceIncVatFormatted ?? '',
    discountFormatted: discount?.sellingPriceIncVat ? (discount.sellingPriceIncVatFormatted ?? undefined) : undefined,
    shippingFormatted: shippingFee?.sellingPriceIncVat
      ? (shippingFee.sellingPriceIncVatFormatted ?? undefined)
      : undefined,
    vatFormatted: order.vat?.sellingPriceIncVatFormatted ?? '',
    fromBalanceFormatted: fromBalance > 0 ? (order.fromBalanceFormatted ?? undefined) : undefined,
    delivery: address ? addressLines(address) : [],
  };
};

/** One order of the logged-in customer; another customer's is `not-found`. Never from or into the cache. */
export async function loadOrder(
  gateway: CommerceGateway,
  orderId: number,
): Promise<Result<CommerceFailure | { readonly kind: 'not-found' }, Order>> {
  const result = await gateway.query(GetOrderDocument, { orderId }, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const order = result.value.getOrder;
  return order ? ok(parseOrder(orderId, order)) : fail({ kind: 'not-found' });
}
