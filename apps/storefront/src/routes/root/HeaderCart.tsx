import { CartLink } from '@lyng/cart';
import { useGateway } from '@lyng/commerce-client';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from './root-loader.ts';
import { useApp } from '@lyng/feature';

/**
 * The bag in the header. The first page shows the server's count as a plain link; the interactive cart replaces it
 * after hydration.
 */
export function HeaderCart() {
  const { t } = useLingui();
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  const { loadMessages } = useApp();
  const [Interactive, setInteractive] = useState<ComponentType>();
  const cart = root?.cart;
  useEffect(() => {
    const loadCartButton = async (): Promise<void> => {
      const [{ CartButton, seedCart }] = await Promise.all([
        // Holds the panel that the button opens as well: without it a press would have no effect.
        import('./live-cart.ts'),
        loadMessages('cart'),
      ]);
      seedCart(gateway, cart);
      setInteractive(() => CartButton);
    };
    // If the chunk fails, the plain link stays and works.
    loadCartButton().catch(() => undefined);
  }, [gateway, cart, loadMessages]);
  const count = root?.cart?.itemCount ?? 0;
  return Interactive ? (
    <Interactive />
  ) : (
    <CartLink count={count} label={t`Cart, ${plural(count, { one: '# item', other: '# items' })}`} />
  );
}
