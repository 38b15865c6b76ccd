import { findAccount } from '../../people/account/account-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { emptyDraft } from './core/checkout-state.ts';
import type { CheckoutDraft } from './core/checkout-state.ts';

/** What the shop knows of the logged-in customer and shows them in an empty form; nothing of a guest. */
export async function knownBuyer(db: Database, customer: { readonly sid: string } | undefined): Promise<CheckoutDraft> {
  // A token of another auth service has no account here.
  const account = customer && (await findAccount(db, customer.sid));
  return account === undefined ? emptyDraft : { ...emptyDraft, email: account.email, billing: account.address };
}
