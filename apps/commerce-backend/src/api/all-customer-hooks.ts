import { catalogueDeletion } from '../catalogue/catalogue-deletion.ts';
import type { CustomerHooks } from '../platform/customer-hooks.ts';
import { balancesOf } from '../shopping/balance/balance-store.ts';
import { shoppingDeletion } from '../shopping/shopping-deletion.ts';

/** Every area that stores something about customers; a new one is added here. */
export const customerHooks: CustomerHooks = {
  balancesOf,
  deletions: [shoppingDeletion, catalogueDeletion],
};
