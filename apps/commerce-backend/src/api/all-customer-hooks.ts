import { catalogueDeletion, catalogueExports } from '../catalogue/customer-hooks.ts';
import { peopleExports } from '../people/profile/people-export.ts';
import type { CustomerHooks } from '../platform/customer-hooks.ts';
import { balancesOf } from '../shopping/balance/balance-store.ts';
import { shoppingExports } from '../shopping/shopping-export.ts';
import { shoppingDeletion } from '../shopping/shopping-deletion.ts';

/** Every area that stores something about customers; a new one is added here. */
export const customerHooks: CustomerHooks = {
  balancesOf,
  deletions: [shoppingDeletion, catalogueDeletion],
  exports: [...peopleExports, ...shoppingExports, ...catalogueExports],
};
