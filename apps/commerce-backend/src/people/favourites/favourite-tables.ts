import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';

export interface FavouriteTables {
  favourite_list: {
    user_id: string;
    product_ids: JsonColumn<readonly number[]>;
    migrated: Generated<boolean>;
    updated_at: Date;
  };
  /** The lists that their owners share by a link; a row is deleted when the link ends. */
  shared_favourites: {
    user_id: string;
    /** Links are not stored, only their hash. */
    token_hash: string;
    /** Makes the link, with the service's secret: its owner sees the same one again. */
    nonce: string;
    shared_at: Date;
  };
}
