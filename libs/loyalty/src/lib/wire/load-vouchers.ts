import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { MarketAlias, Result } from '@lyng/model';
import { GetBonusVouchersDocument } from './get-bonus-vouchers.generated.ts';
import type { GetBonusVouchersQuery } from './get-bonus-vouchers.generated.ts';

/** A customer's vouchers for a cart, and what its goods lack: nothing when they reach the minimum. */
export type CartVouchers = NonNullable<GetBonusVouchersQuery['getBonusVouchers']>;

/** The cart that vouchers are for, and the market that it is counted for. */
export interface CartReference {
  readonly cartId: string;
  readonly market: MarketAlias;
}

/** The vouchers of the logged-in customer for a cart; never from or into the cache. A gateway without its code fails. */
export async function loadVouchers(
  gateway: CommerceGateway,
  { cartId, market }: CartReference,
): Promise<Result<CommerceFailure, CartVouchers>> {
  try {
    const variables = { cartId, marketId: market };
    const result = await gateway.query(GetBonusVouchersDocument, variables, { fetchPolicy: 'no-cache' });
    if (!result.ok) return result;
    const { getBonusVouchers: list } = result.value;
    // A logged-in customer has an account, so its absence is no customer without vouchers.
    return list ? ok(list) : fail({ kind: 'malformed' });
  } catch {
    return fail({ kind: 'unreachable' });
  }
}
