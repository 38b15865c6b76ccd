import { useGateway } from '@lyng/commerce-client';
import type { MinorUnits } from '@lyng/model';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { loadVouchers } from '../../wire/load-vouchers.ts';
import type { CartReference, CartVouchers } from '../../wire/load-vouchers.ts';

/** The vouchers of a customer; `loading` before the first response. */
export type VouchersState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly list: CartVouchers }
  | { readonly status: 'failed'; readonly retry: () => void };

export interface CartVouchersQuery extends CartReference {
  readonly userId: string;
  /** The total of the goods: when it changes, so may what they lack of the minimum. */
  readonly goods: MinorUnits;
}

/** Loads a customer's vouchers, and again whenever the cart has changed; what was shown stays until then. */
export function useCartVouchers({ userId, cartId, market, goods }: CartVouchersQuery): VouchersState {
  const gateway = useGateway();
  // Vouchers belong to one customer in one market.
  const owner = `${userId} ${market}`;
  const load = useCallback(async () => {
    const result = await loadVouchers(gateway, { cartId, market });
    if (!result.ok) throw new Error('@lyng/loyalty: the vouchers could not be loaded.', { cause: result.error });
    return { owner, goods, list: result.value };
  }, [gateway, owner, cartId, market, goods]);
  const [loaded, retry] = useLoaded(true, load);
  if (loaded?.owner === owner) return { status: 'ready', list: loaded.list };
  return retry ? { status: 'failed', retry } : { status: 'loading' };
}
