import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '../../people/account/account-tables.ts';
import type { AddressTables } from '../../people/addresses/address-tables.ts';
import type { AuthTables } from '../../people/auth/auth-tables.ts';
import type { BalanceTables } from '../../shopping/balance/balance-tables.ts';
import type { CartTables } from '../../shopping/cart/cart-tables.ts';
import type { CatalogueTables } from '../../catalogue/catalogue-tables.ts';
import type { CheckoutTables } from '../../shopping/checkout/checkout-tables.ts';
import type { FavouriteTables } from '../../people/favourites/favourite-tables.ts';
import type { GiftCardTables } from '../../shopping/gift-cards/gift-card-tables.ts';
import type { IdempotencyTables } from '../idempotency/idempotency-tables.ts';
import type { LimitTables } from '../limits/limit-tables.ts';
import type { LoyaltyTables } from '../../shopping/loyalty/loyalty-tables.ts';
import type { MailTables } from '../../messages/mail-tables.ts';
import type { NewsletterTables } from '../../people/newsletter/newsletter-tables.ts';
import type { OrderTables } from '../../shopping/orders/order-tables.ts';
import type { ParcelTables } from '../../shopping/orders/parcel-tables.ts';
import type { PaymentTables } from '../../shopping/orders/payment-tables.ts';
import type { PromotionTables } from '../../shopping/promotions/promotion-tables.ts';
import type { ReturnTables } from '../../shopping/returns/return-tables.ts';
import type { SearchTables } from '../../search/search-tables.ts';
import type { SecretTables } from '../secrets/secret-tables.ts';
import type { VoucherTables } from '../../shopping/vouchers/voucher-tables.ts';

/** Every table, by name. A service describes its own tables in its folder and is joined here. */
export interface Tables
  extends
    CatalogueTables,
    AccountTables,
    AddressTables,
    AuthTables,
    BalanceTables,
    CartTables,
    CheckoutTables,
    FavouriteTables,
    GiftCardTables,
    IdempotencyTables,
    LimitTables,
    LoyaltyTables,
    MailTables,
    NewsletterTables,
    OrderTables,
    ParcelTables,
    PaymentTables,
    PromotionTables,
    ReturnTables,
    SearchTables,
    SecretTables,
    VoucherTables {}

/** The shop's database; PGlite and PostgreSQL look the same behind it. */
export type Database = Kysely<Tables>;

/** An open transaction. Inside one, never use the `Database` it came from: PGlite has a single connection and would wait for itself. */
export type DatabaseTransaction = Transaction<Tables>;
