import type { BackendConfig } from '../../platform/config.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft, storeDraft } from './checkout-store.ts';
import { checkoutState, withoutPerson } from './core/checkout-state.ts';
import type { CheckoutState } from './core/checkout-state.ts';

/** The filled-in form of a cart. */
export interface FilledForm {
  readonly cartId: string;
  readonly input: CheckoutInput | null | undefined;
  readonly scope: Scope;
  readonly config: Pick<BackendConfig, 'paymentProviders'>;
  readonly now: Date;
  readonly customer?: TokenClaims | undefined;
  /**
   * The input names the buyer completely: knowing only the cart is not enough to order in the name of the person who
   * filled it in before.
   */
  readonly hasPerson?: boolean;
}

/** Merges the input into the stored form, and returns both; the caller holds the cart's lock. */
export async function saveForm(
  transaction: DatabaseTransaction,
  { cartId, input, scope, config, now, customer, hasPerson = false }: FilledForm,
): Promise<CheckoutState> {
  const stored = await findDraft(transaction, cartId, customer);
  const state = checkoutState(hasPerson ? withoutPerson(stored) : stored, input, {
    market: scope.market.alias,
    language: scope.language,
    providers: config.paymentProviders,
  });
  await storeDraft(transaction, cartId, state, now);
  return state;
}
