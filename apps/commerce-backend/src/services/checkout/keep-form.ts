import type { DatabaseTransaction } from '../../database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../auth/access-token.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft, storeDraft } from './checkout-store.ts';
import { checkoutState, withoutPerson } from './core/checkout-state.ts';
import type { CheckoutState } from './core/checkout-state.ts';

/** What a shopper has filled in for a cart. */
export interface FilledForm {
  readonly cartId: string;
  readonly input: CheckoutInput | null | undefined;
  readonly scope: Scope;
  readonly now: Date;
  readonly customer?: TokenClaims | undefined;
  /** The input says who is buying, whole: nobody who only knows the cart orders in the name of who filled it in before. */
  readonly saysPerson?: boolean;
}

/** Lays what was filled in over what is kept of the form, and gives both; the caller holds the cart's lock. */
export async function keepForm(
  transaction: DatabaseTransaction,
  { cartId, input, scope, now, customer, saysPerson = false }: FilledForm,
): Promise<CheckoutState> {
  const stored = await findDraft(transaction, cartId, customer);
  const state = checkoutState(saysPerson ? withoutPerson(stored) : stored, input, {
    market: scope.market.alias,
    language: scope.language,
  });
  await storeDraft(transaction, cartId, state, now);
  return state;
}
