import type { ApiContext } from '../../platform/graphql/context.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import type { Scope, ScopeArguments } from '../../shop/scope.ts';

/** The market and language of a request about a cart: the cart's market, unless the request names one. */
export async function cartScope(
  { db, scope }: Pick<ApiContext, 'db' | 'scope'>,
  args: ScopeArguments,
  cartId: string | null | undefined,
): Promise<Scope> {
  const id = parseCartId(cartId);
  if (args.marketId || !id.ok || id.value === undefined) return scope(args);
  const cart = await db.selectFrom('cart').select('market').where('id', '=', id.value).executeTakeFirst();
  return scope({ ...args, marketId: cart?.market ?? null });
}
