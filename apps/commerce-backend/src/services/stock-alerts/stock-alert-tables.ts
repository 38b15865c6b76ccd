import type { GeneratedAlways } from 'kysely';
import type { Language, MarketAlias } from '@lyng/model';

export interface StockAlertTables {
  /** Who waits for a size. A row goes with the mail that it causes. */
  stock_alert: {
    alert_id: GeneratedAlways<number>;
    /** In lower case; one row per address and size. */
    email: string;
    sku_id: number;
    market: MarketAlias;
    language: Language;
    asked_at: Date;
    /** The account that alone asked for it; null for a guest's, and for one that several asked for. */
    user_id: string | null;
  };
}
