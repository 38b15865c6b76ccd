import type { Language, MarketAlias } from '@lyng/model';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';

export interface NewsletterTables {
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
