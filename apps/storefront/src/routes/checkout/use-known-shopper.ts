import type { KnownShopper } from '@lyng/checkout/page';
import { useGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../../store.ts';

/** What the account of a logged-in shopper knows; nothing for a guest, and while it is on its way. */
export function useKnownShopper(market: MarketAlias): KnownShopper | undefined {
  const gateway = useGateway();
  const userId = useSelector(({ auth }: RootState) => auth?.user?.userId);
  const [answer, setAnswer] = useState<{ readonly userId: string; readonly known: KnownShopper | undefined }>();
  useEffect(() => {
    if (userId === undefined) return;
    let isHere = true;
    const load = async (): Promise<void> => {
      const known = await (await import('./load-known-shopper.ts')).loadKnownShopper(gateway, market);
      if (isHere) setAnswer({ userId, known });
    };
    // Who is silent leaves an empty form, which works.
    load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [gateway, userId, market]);
  // Another shopper may have come meanwhile: what is known is of one account only.
  return answer?.userId === userId ? answer?.known : undefined;
}
