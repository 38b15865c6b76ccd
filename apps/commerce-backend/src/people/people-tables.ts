import type { CustomerType, Language, MarketAlias } from '@lyng/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../platform/database/json-column.ts';
import type { Address } from '../shop/address.ts';

export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

export interface PeopleTables {
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
  /** Addresses that a customer has saved; at most one of an account is the default. */
  account_address: {
    id: GeneratedAlways<number>;
    account_id: number;
    address: JsonColumn<Address>;
    is_default: boolean;
    created_at: Date;
  };
  /** One login on one device: a family of refresh tokens, of which the last is good. */
  auth_session: {
    id: string;
    account_id: number;
    /** The number of the refresh token that is good. */
    generation: number;
    lifetime_minutes: number;
    /** Empty when unknown, as is `system`. */
    browser: Generated<string>;
    system: Generated<string>;
    created_at: Date;
    rotated_at: Date | null;
    expires_at: Date;
  };
  /** Challenges that were used, until they would have expired anyway. */
  auth_used_challenge: {
    challenge: string;
    expires_at: Date;
  };
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
  /** The subscribers of the newsletter. A row is deleted when the subscription ends. */
  newsletter_subscriber: {
    /** In lower case. */
    email: string;
    market: MarketAlias;
    language: Language;
    /** The client's tags: where or for what the shopper signed up. */
    tags: JsonColumn<readonly string[]>;
    /** Part of the links in mails; it can only end the subscription. */
    unsubscribe_key: string;
    subscribed_at: Date;
    /** Null of a sign-up from before confirmations. */
    confirmed_at: Generated<Date | null>;
  };
  /** Sign-ups that wait for the owner of the address. The newest of an address counts. */
  newsletter_confirmation: {
    /** In lower case. */
    email: string;
    market: MarketAlias;
    language: Language;
    tags: JsonColumn<readonly string[]>;
    key_hash: string;
    expires_at: Date;
  };
}
