import { useGateway } from '@lyng/commerce-client';
import type { MinorUnits } from '@lyng/model';
import { useEffect, useState } from 'react';
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
  const [tries, setTries] = useState(0);
  // Vouchers belong to one customer in one market.
  const owner = `${userId} ${market}`;
  const [loaded, setLoaded] = useState<{ readonly owner: string; readonly list: CartVouchers | null }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const result = await loadVouchers(gateway, { cartId, market });
      if (!isCurrent) return;
      setLoaded((before) => {
        const last = before?.owner === owner ? before.list : null;
        return { owner, list: result.ok ? result.value : last };
      });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [gateway, owner, cartId, market, goods, tries]);
  if (loaded?.owner !== owner) return { status: 'loading' };
  if (loaded.list === null) return { status: 'failed', retry: () => setTries(tries + 1) };
  return { status: 'ready', list: loaded.list };
}
