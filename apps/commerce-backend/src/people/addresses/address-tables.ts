import type { GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Address } from '../../shop/address.ts';

export interface AddressTables {
  /** Addresses that a customer has saved; at most one of an account is the default. */
  account_address: {
    id: GeneratedAlways<number>;
    account_id: number;
    address: JsonColumn<Address>;
    is_default: boolean;
    created_at: Date;
  };
}
