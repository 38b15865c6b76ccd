import type { JsonColumn } from '../../platform/database/json-column.ts';

export interface LoyaltyTables {
  /** Somebody whom the members programme knows: a contact, or a member once `joined_at` is set. */
  loyalty_contact: {
    /** A GUID. */
    id: string;
    /** In lower case. */
    email: string;
    /** The `sid` of the customer's token; null for a contact without an account. */
    user_id: string | null;
    /** Other facts, such as `firstName`. */
    attributes: JsonColumn<Readonly<Record<string, string>>>;
    accepts_email: boolean;
    accepts_sms: boolean;
    /** The search service's key of this contact; each has its own. */
    discovery_key: string | null;
    /** Purchases count from then on. */
    joined_at: Date | null;
    /** The last payout that was made, or that came before the contact joined. */
    paid_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
}
