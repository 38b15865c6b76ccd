import type { GeneratedAlways } from 'kysely';

export interface ParcelTables {
  parcel: {
    id: GeneratedAlways<number>;
    order_id: number;
    shipping_id: number;
    carrier: string;
    tracking_number: string;
    tracking_link: string;
    packed_at: Date;
    /** When the carrier is expected to deliver it. */
    expected_at: Date;
    /** When it was handed to the carrier. */
    sent_at: Date | null;
    delivered_at: Date | null;
  };
}
