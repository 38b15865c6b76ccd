import { CartLink } from '@lyng/cart';
import { useGateway } from '@lyng/commerce-client';
import { useSite } from '@lyng/routing';
import { type ComponentType, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from './root-loader.ts';

/**
 * The bag in the header. The first page shows the server's count as a plain link; the living cart, with all that
 * it needs, takes its place once the page is hydrated.
 */
export function HeaderCart() {
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  const { market } = useSite();
  const [Live, setLive] = useState<ComponentType>();
  const answer = root?.cart?.answer;
  useEffect(() => {
    const comeAlive = ({ CartButton, seedCart }: typeof import('./live-cart.ts')): void => {
      seedCart(gateway, market, answer);
      setLive(() => CartButton);
    };
    // A lost chunk leaves the plain link, which works.
    import('./live-cart.ts').then(comeAlive, () => undefined);
  }, [gateway, market, answer]);
  return Live ? <Live /> : <CartLink count={root?.cart?.itemCount ?? 0} />;
}
