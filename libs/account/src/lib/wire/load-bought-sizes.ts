import type { CommerceGateway } from '@lyng/commerce-client';
import { sizesByBrand } from '../core/bought-sizes.ts';
import type { BoughtLine, BrandSizes } from '../core/bought-sizes.ts';
import { GetBoughtSizesDocument } from './get-bought-sizes.generated.ts';
import type { GetBoughtSizesQuery } from './get-bought-sizes.generated.ts';

type WireOrder = NonNullable<NonNullable<GetBoughtSizesQuery['getOrders']>[number]>;

/** Reported states of orders that were not paid, or whose goods came back: they do not show what fits. */
const notBought: ReadonlySet<string> = new Set([
  'pending-payment',
  'cancelled',
  'out-of-stock',
  'returned',
  'refunded',
]);

const linesOf = ({ status, cart }: WireOrder): readonly BoughtLine[] =>
  notBought.has(status)
    ? []
    : (cart?.items ?? []).flatMap((item) =>
        item?.product
          ? {
              brand: item.product.brand?.name ?? '',
              size: item.product.skus?.find((sku) => sku?.skuId === item.skuId)?.name ?? '',
              quantity: item.quantity,
            }
          : [],
      );

/** The sizes that the logged-in customer has bought; none where the orders cannot be read. */
export async function loadBoughtSizes(gateway: CommerceGateway): Promise<readonly BrandSizes[]> {
  const result = await gateway.query(GetBoughtSizesDocument, {}, { fetchPolicy: 'no-cache' });
  const orders = result.ok ? (result.value.getOrders ?? []) : [];
  return sizesByBrand(orders.flatMap((order) => (order ? linesOf(order) : [])));
}
