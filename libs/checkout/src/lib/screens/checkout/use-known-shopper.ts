import { useApp } from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import type { KnownShopper, MarketAlias } from '@lyng/model';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

/** The account data of a logged-in shopper; `undefined` for a guest and while it loads. */
export function useKnownShopper(market: MarketAlias): KnownShopper | undefined {
  const { port } = useApp();
  const userId = useSelector(({ checkoutShopper }: Pick<ShopState, 'checkoutShopper'>) => checkoutShopper?.userId);
  const [loaded, setLoaded] = useState<{ readonly userId: string; readonly known: KnownShopper | undefined }>();
  useEffect(() => {
    if (userId === undefined) return;
    let isMounted = true;
    const load = async (): Promise<void> => {
      const known = await (await port('knownShopper'))?.(market);
      if (isMounted) setLoaded({ userId, known });
    };
    // A failed request leaves an empty form, which works.
    load().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [port, userId, market]);
  // Another shopper may have logged in meanwhile: the data belongs to one account.
  return loaded?.userId === userId ? loaded?.known : undefined;
}
