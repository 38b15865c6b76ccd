import type { Language, MarketAlias } from '@lyng/model';
import type { JsonColumn } from '../../database/json-column.ts';

export interface NewsletterTables {
  /** Who wants the newsletter. A row goes when it is cancelled. */
  newsletter_subscriber: {
    /** In lower case. */
    email: string;
    market: MarketAlias;
    language: Language;
    /** What clients say of where or for what somebody signed up. */
    tags: JsonColumn<readonly string[]>;
    /** Stands in the links of mails; it does nothing but end the subscription. */
    unsubscribe_key: string;
    subscribed_at: Date;
  };
}
