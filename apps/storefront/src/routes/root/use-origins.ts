import type { MarketOrigins } from '@lyng/routing/core';
import { createContext, useContext } from 'react';

export const OriginsContext = createContext<MarketOrigins | undefined>(undefined);

/** `https://host` of each market's own shop. */
export function useOrigins(): MarketOrigins {
  const origins = useContext(OriginsContext);
  if (!origins)
    throw new Error(
      '@lyng/storefront: no market origins are known here, so no market can be linked. Render below AppProviders.',
    );
  return origins;
}
