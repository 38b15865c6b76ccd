import { useGateway } from '@lyng/commerce-client';
import { useApp, useFrameData } from '@lyng/feature';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { CartLink } from '../cart-button/CartLink.tsx';

/**
 * The bag in the header. The first page shows the server's count as a plain link, a shared page the one of the cookie;
 * the interactive cart replaces it after hydration.
 */
export function HeaderCart() {
  const { t } = useLingui();
  const cart = useFrameData()?.cart;
  const gateway = useGateway();
  const { loadMessages, slots } = useApp();
  const [Interactive, setInteractive] = useState<ComponentType>();
  useEffect(() => {
    const loadCartButton = async (): Promise<void> => {
      const [{ CartButton, seedCart }] = await Promise.all([
        import('./live-cart.ts'),
        loadMessages('cart'),
        // With the panel that the button opens: without it a press would have no effect.
        slots.load(['overlay']),
      ]);
      seedCart(gateway, cart);
      setInteractive(() => CartButton);
    };
    // If the chunk fails, the plain link stays and works.
    loadCartButton().catch(() => undefined);
  }, [gateway, cart, loadMessages, slots]);
  if (Interactive) return <Interactive />;
  const count = cart?.itemCount;
  return (
    <CartLink
      count={count}
      label={count === undefined ? t`Cart` : t`Cart, ${plural(count, { one: '# item', other: '# items' })}`}
    />
  );
}
