import type { KnownShopper } from '@lyng/checkout/page';
import { useGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../../store.ts';

/** What the account of a logged-in shopper knows; nothing for a guest, and while it is on its way. */
export function useKnownShopper(market: MarketAlias): KnownShopper | undefined {
  const gateway = useGateway();
  const isSignedIn = useSelector(({ auth }: RootState) => Boolean(auth?.user));
  const [known, setKnown] = useState<KnownShopper>();
  useEffect(() => {
    if (!isSignedIn) return;
    let isHere = true;
    const load = async (): Promise<void> => {
      const found = await (await import('./load-known-shopper.ts')).loadKnownShopper(gateway, market);
      if (isHere) setKnown(found);
    };
    // Who is silent leaves an empty form, which works.
    load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [gateway, isSignedIn, market]);
  return known;
}
