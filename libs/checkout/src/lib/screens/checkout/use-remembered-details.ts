import type { ShopState } from '@lyng/feature';
import type { CustomerType, MarketAlias } from '@lyng/model';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { RememberedDetails } from '../../core/remembered-details.ts';
import { removeRemembered, readRemembered } from '../../wire/remembered-storage.ts';

export interface RememberedOnDevice {
  readonly details: RememberedDetails | undefined;
  /** Removes the details; absent for a logged-in shopper, whose account remembers. */
  readonly remove: (() => void) | undefined;
}

/**
 * The details of the last purchase in this browser, for a guest who wanted them remembered. They are read after hydration:
 * the server does not have them.
 * @param isGuest whether the page was requested without a session.
 */
export function useRememberedDetails(
  isGuest: boolean,
  market: MarketAlias,
  customerType: CustomerType,
): RememberedOnDevice {
  const userId = useSelector(({ checkoutShopper }: Pick<ShopState, 'checkoutShopper'>) => checkoutShopper?.userId);
  const [details, setDetails] = useState<RememberedDetails>();
  const isShown = isGuest && userId === undefined;
  useEffect(() => {
    setDetails(isShown ? (readRemembered(market, customerType) ?? undefined) : undefined);
  }, [isShown, market, customerType]);
  const remove = (): void => {
    removeRemembered();
    setDetails(undefined);
  };
  return { details, remove: isShown ? remove : undefined };
}
