import type { Migration } from '../migration.ts';
import { catalogueMigration } from './0001-catalogue.ts';
import { commerceMigration } from './0002-commerce.ts';
import { searchMigration } from './0003-search.ts';
import { reviewsAndStockAlertsMigration } from './0004-reviews-and-stock-alerts.ts';
import { stockLogMigration } from './0005-stock-log.ts';
import { promotionsAndGiftCardsMigration } from './0006-promotions-and-gift-cards.ts';
import { accountsMigration } from './0007-accounts.ts';
import { paymentCodesMigration } from './0008-payment-codes.ts';
import { vouchersAndBalanceMigration } from './0009-vouchers-and-balance.ts';
import { ownersOfStockAlertsMigration } from './0010-owners-of-stock-alerts.ts';
import { searchersMigration } from './0011-searchers.ts';
import { ageOfShoppingMigration } from './0012-age-of-shopping.ts';
import { newsletterOfOrdersMigration } from './0013-newsletter-of-orders.ts';
import { ageOfPhrasesAndPaymentsMigration } from './0014-age-of-phrases-and-payments.ts';
import { newestCompanionsMigration } from './0015-newest-companions.ts';
import { ordersOfABuyerMigration } from './0016-orders-of-a-buyer.ts';
import { shownTotalsMigration } from './0017-shown-totals.ts';
import { newsletterSubscribersMigration } from './0018-newsletter-subscribers.ts';
import { networksOfOpenOrdersMigration } from './0019-networks-of-open-orders.ts';
import { sharedFavouritesMigration } from './0020-shared-favourites.ts';
import { loyaltyContactsMigration } from './0021-loyalty-contacts.ts';
import { devicesOfSessionsMigration } from './0022-devices-of-sessions.ts';
import { fulfilmentAndReturnsMigration } from './0023-fulfilment-and-returns.ts';
import { changeNotificationsMigration } from './0024-change-notifications.ts';
import { balanceTransactionsMigration } from './0025-balance-transactions.ts';
import { addressesOfAccountsMigration } from './0026-addresses-of-accounts.ts';
import { productsForMembersMigration } from './0028-products-for-members.ts';
import { groupsOfCartLinesMigration } from './0029-groups-of-cart-lines.ts';
import { importedIdsMigration } from './0030-imported-ids.ts';
import { searchPostingsMigration } from './0031-search-postings.ts';
import { languageOfTextsMigration } from './0032-language-of-texts.ts';
import { newsletterConfirmationsMigration } from './0033-newsletter-confirmations.ts';

/** Every step, in the order in which it is taken. */
export const migrations: readonly Migration[] = [
  catalogueMigration,
  commerceMigration,
  searchMigration,
  reviewsAndStockAlertsMigration,
  stockLogMigration,
  promotionsAndGiftCardsMigration,
  accountsMigration,
  paymentCodesMigration,
  vouchersAndBalanceMigration,
  ownersOfStockAlertsMigration,
  searchersMigration,
  ageOfShoppingMigration,
  newsletterOfOrdersMigration,
  ageOfPhrasesAndPaymentsMigration,
  newestCompanionsMigration,
  ordersOfABuyerMigration,
  shownTotalsMigration,
  newsletterSubscribersMigration,
  networksOfOpenOrdersMigration,
  sharedFavouritesMigration,
  loyaltyContactsMigration,
  devicesOfSessionsMigration,
  fulfilmentAndReturnsMigration,
  changeNotificationsMigration,
  balanceTransactionsMigration,
  addressesOfAccountsMigration,
  productsForMembersMigration,
  groupsOfCartLinesMigration,
  importedIdsMigration,
  searchPostingsMigration,
  languageOfTextsMigration,
  newsletterConfirmationsMigration,
];
