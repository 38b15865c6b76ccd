import type { Selectable } from 'kysely';
import { groupBy } from '../../platform/collections/group-by.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ParcelTables } from './parcel-tables.ts';

export type Parcel = Selectable<ParcelTables['parcel']>;

/** The parcels of orders, by order, in the order in which they were packed. */
export async function parcelsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Parcel[]>> {
  if (orderIds.length === 0) return new Map();
  const parcels = await db.selectFrom('parcel').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
  return groupBy(parcels, (parcel) => parcel.order_id);
}

/** What the API reports of parcels that are on their way; one that is only packed has nothing to follow yet. */
export const presentParcels = (parcels: readonly Parcel[]) =>
  parcels
    .filter(({ sent_at: sentAt }) => sentAt !== null)
    .map((parcel) => ({
      id: parcel.id,
      name: parcel.carrier,
      parcelNumber: parcel.tracking_number,
      shippingDate: parcel.sent_at,
      shippingId: parcel.shipping_id,
      trackingLink: parcel.tracking_link,
    }));
