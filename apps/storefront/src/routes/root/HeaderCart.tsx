import { CartLink } from '@lyng/cart';
import { useGateway } from '@lyng/commerce-client';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from './root-loader.ts';
import { useLoadMessages } from './use-load-messages.ts';

/**
 * The bag in the header. The first page shows the server's count as a plain link; the living cart, with all that
 * it needs, takes its place once the page is hydrated.
 */
export function HeaderCart() {
  const { t } = useLingui();
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  const loadMessages = useLoadMessages();
  const [Live, setLive] = useState<ComponentType>();
  const cart = root?.cart;
  useEffect(() => {
    const comeAlive = async (): Promise<void> => {
      const [{ CartButton, seedCart }] = await Promise.all([
        import('./live-cart.ts'),
        loadMessages('cart'),
        // Holds the panel that the button opens: without it a press would open nothing, or something later.
        import('./FrameParts.tsx'),
      ]);
      seedCart(gateway, cart);
      setLive(() => CartButton);
    };
    // A lost chunk leaves the plain link, which works.
    comeAlive().catch(() => undefined);
  }, [gateway, cart, loadMessages]);
  const count = root?.cart?.itemCount ?? 0;
  return Live ? (
    <Live />
  ) : (
    <CartLink count={count} label={t`Cart, ${plural(count, { one: '# item', other: '# items' })}`} />
  );
}
