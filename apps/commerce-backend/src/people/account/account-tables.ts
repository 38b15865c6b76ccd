import type { GeneratedAlways } from 'kysely';
import type { CustomerType, Language, MarketAlias } from '@lyng/model';
import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Address } from '../../shop/address.ts';

export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

export interface AccountTables {
  account: {
    id: GeneratedAlways<number>;
    /** In lower case: what the customer logs in with. */
    email: string;
    /** The client's hash, hashed again (`auth/password-hash.ts`). */
    password_hash: string;
    customer_type: CustomerType;
    gender: Gender;
    newsletter: boolean;
    personal_id: string;
    address: JsonColumn<Address>;
    /** JSON of the client's own, as text. */
    meta_data: string;
    /** Empty for a customer without a membership. */
    member_type: string;
    member_id: number;
    /** In percent. */
    member_discount: number;
    /** The customer's last market and language: mails are written for them. */
    market: MarketAlias;
    language: Language;
    created_at: Date;
    updated_at: Date;
  };
  password_reset: {
    /** The key itself is in the mail only. */
    key_hash: string;
    account_id: number;
    expires_at: Date;
  };
}
