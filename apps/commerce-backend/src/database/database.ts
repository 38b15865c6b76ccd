import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '../services/account/account-tables.ts';
import type { AuthTables } from '../services/auth/auth-tables.ts';
import type { BalanceTables } from '../services/balance/balance-tables.ts';
import type { CartTables } from '../services/cart/cart-tables.ts';
import type { CatalogueTables } from '../services/catalogue/catalogue-tables.ts';
import type { CheckoutTables } from '../services/checkout/checkout-tables.ts';
import type { FavouriteTables } from '../services/favourites/favourite-tables.ts';
import type { GiftCardTables } from '../services/gift-cards/gift-card-tables.ts';
import type { IdempotencyTables } from '../services/idempotency/idempotency-tables.ts';
import type { MailTables } from '../services/mail/mail-tables.ts';
import type { NewsletterTables } from '../services/newsletter/newsletter-tables.ts';
import type { OrderTables } from '../services/orders/order-tables.ts';
import type { PaymentTables } from '../services/payments/payment-tables.ts';
import type { PromotionTables } from '../services/promotions/promotion-tables.ts';
import type { ReviewTables } from '../services/reviews/review-tables.ts';
import type { SearchTables } from '../services/search/search-tables.ts';
import type { SecretTables } from '../services/secrets/secret-tables.ts';
import type { StockAlertTables } from '../services/stock-alerts/stock-alert-tables.ts';
import type { VoucherTables } from '../services/vouchers/voucher-tables.ts';

/** Every table, by name. A service describes its own tables in its folder and is joined here. */
export interface Tables
  extends
    CatalogueTables,
    AccountTables,
    AuthTables,
    BalanceTables,
    CartTables,
    CheckoutTables,
    FavouriteTables,
    GiftCardTables,
    IdempotencyTables,
    MailTables,
    NewsletterTables,
    OrderTables,
    PaymentTables,
    PromotionTables,
    ReviewTables,
    SearchTables,
    SecretTables,
    StockAlertTables,
    VoucherTables {}

/** The shop's database; PGlite and PostgreSQL look the same behind it. */
export type Database = Kysely<Tables>;

/** An open transaction. Inside one, never use the `Database` it came from: PGlite has a single connection and would wait for itself. */
export type DatabaseTransaction = Transaction<Tables>;
