/**
 * Spec files, and a folder of them, that run on PGlite and PostgreSQL in every check; the other ones of `testDatabases()`
 * run on PostgreSQL, and a rotating quarter of them on both. An SQL statement belongs to a store or to the dialect below.
 */
export const alwaysOnBoth: readonly string[] = [
  // Migrations, transactions, errors.
  'src/platform/database/',
  'src/platform/errors/',
  // Dialect: large reads, inserts of many rows, full-text search, triggers.
  'src/catalogue/lists/product-list.spec.ts',
  'src/catalogue/snapshot/catalogue-reader.spec.ts',
  'src/catalogue/stock-log/stock-log.spec.ts',
  'src/search/find/search-index.spec.ts',
  'src/search/indexing/index-catalogue.spec.ts',
  // One for each store.
  'src/catalogue/import/imported-id-store.spec.ts',
  'src/catalogue/reviews/review-resolvers.spec.ts',
  'src/catalogue/stock-alerts/stock-alerts.spec.ts',
  'src/platform/idempotency/once.spec.ts',
  'src/people/auth/session-family.spec.ts',
  'src/people/favourites/favourite-routes.spec.ts',
  'src/people/favourites/shared-favourites-routes.spec.ts',
  'src/people/newsletter/newsletter.spec.ts',
  'src/people/profile/account-resolvers.spec.ts',
  'src/shopping/balance/balance-store.spec.ts',
  'src/shopping/cart/cart-resolvers.spec.ts',
  'src/shopping/checkout/checkout-resolvers.spec.ts',
  'src/shopping/gift-cards/gift-card-store.spec.ts',
  'src/shopping/loyalty/membership.spec.ts',
  'src/shopping/promotions/promotions.spec.ts',
  'src/shopping/returns/returns.spec.ts',
  'src/shopping/vouchers/vouchers.spec.ts',
];

/**
 * Spec files that on both databases would take longer than a spec file may: they load the complete demo, start it again and
 * again, or hash many passwords. In a check they run on PostgreSQL alone.
 */
export const slowOnBoth: readonly string[] = [
  'src/people/auth/guessing-passwords.spec.ts',
  'src/search/search-quality.spec.ts',
  'src/setup/fill-database.spec.ts',
  'src/shopping/checkout/buying-races.spec.ts',
  'src/shopping/checkout/kill-backend.spec.ts',
];
