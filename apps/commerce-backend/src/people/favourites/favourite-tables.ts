import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';

export interface FavouriteTables {
  favourite_list: {
    user_id: string;
    product_ids: JsonColumn<readonly number[]>;
    migrated: Generated<boolean>;
    updated_at: Date;
  };
}
