import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ListedOrder } from '../core/order.ts';
import { orderStatus } from '../core/order-status.ts';
import { GetOrdersDocument } from './get-orders.generated.ts';
import type { GetOrdersQuery } from './get-orders.generated.ts';

type WireOrder = NonNullable<NonNullable<GetOrdersQuery['getOrders']>[number]>;

/** An order without a number has no page, so it is left out. */
function parseListedOrder({ id, status, createdAt, orderTotal, cart }: WireOrder): readonly ListedOrder[] {
  if (id === null) return [];
  const items = (cart?.items ?? []).filter((item) => item !== null);
  const images = items.flatMap(({ product }) => product?.productImages?.[0]?.fileName ?? []);
  return [
    {
      id,
      status: orderStatus(status),
      placedAt: createdAt ?? '',
      totalFormatted: orderTotal?.sellingPriceIncVatFormatted ?? '',
      units: items.reduce((sum, { quantity }) => sum + quantity, 0),
      images: [...new Set(images)],
    },
  ];
}

/** The orders of the logged-in customer, the newest first; never from or into the cache. */
export async function loadOrders(gateway: CommerceGateway): Promise<Result<CommerceFailure, readonly ListedOrder[]>> {
  const result = await gateway.query(GetOrdersDocument, {}, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  return ok((result.value.getOrders ?? []).flatMap((order) => (order ? parseListedOrder(order) : [])));
}
