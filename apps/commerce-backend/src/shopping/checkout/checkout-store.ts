import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { BackendConfig } from '../../platform/config.ts';
import type { CheckoutInputType } from '../../platform/graphql/resolver-types.generated.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import type { Scope } from '../../shop/scope.ts';
import { checkoutState, emptyDraft, withoutPerson } from './core/checkout-state.ts';
import type { CheckoutDraft, CheckoutState } from './core/checkout-state.ts';

/** The shopper's draft for that cart; at first it is empty, for the customer type of the logged-in account. */
export async function findDraft(db: Database, cartId: string, customer?: TokenClaims): Promise<CheckoutDraft> {
  const row = await db.selectFrom('checkout').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  if (row === undefined) return { ...emptyDraft, customerType: customer?.customerType ?? emptyDraft.customerType };
  return {
    email: row.email,
    identityNumber: row.identity_number,
    customerType: row.customer_type,
    billing: row.billing_address,
    shipping: row.shipping_address,
    shippingId: row.shipping_id,
    paymentId: row.payment_id,
    pickupPoint: row.pickup_point,
    message: row.message,
  };
}

/** The columns of a draft, which are the same in `checkout` and `customer_order`. */
export const draftColumns = (draft: CheckoutDraft) => ({
  email: draft.email,
  identity_number: draft.identityNumber,
  customer_type: draft.customerType,
  billing_address: JSON.stringify(draft.billing),
  shipping_address: draft.shipping === null ? null : JSON.stringify(draft.shipping),
  shipping_id: draft.shippingId,
  payment_id: draft.paymentId,
  pickup_point: draft.pickupPoint,
  message: draft.message,
});

async function storeDraft(
  transaction: DatabaseTransaction,
  cartId: string,
  draft: CheckoutDraft,
  now: Date,
): Promise<void> {
  const values = { ...draftColumns(draft), updated_at: now };
  await transaction
    .insertInto('checkout')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute();
}

export interface FilledForm {
  readonly cartId: string;
  readonly input: CheckoutInputType | null | undefined;
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
  const state = checkoutState(hasPerson ? withoutPerson(stored) : stored, input, { scope, config });
  await storeDraft(transaction, cartId, state, now);
  return state;
}
