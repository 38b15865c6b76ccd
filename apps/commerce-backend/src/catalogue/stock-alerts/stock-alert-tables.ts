import type { GeneratedAlways } from 'kysely';
import type { Language, MarketAlias } from '@lyng/model';

export interface StockAlertTables {
  /** The alerts for a size. A row is deleted with the mail that it causes. */
  stock_alert: {
    alert_id: GeneratedAlways<number>;
    /** In lower case; one row per address and size. */
    email: string;
    sku_id: number;
    market: MarketAlias;
    language: Language;
    asked_at: Date;
    /** The only account that requested it; null for a guest's, and for one with several accounts. */
    user_id: string | null;
  };
}
