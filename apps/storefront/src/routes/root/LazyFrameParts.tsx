import { useGateway } from '@lyng/commerce-client';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { FramePartsProps } from './FrameParts.tsx';
import { useApp, useFrameData } from '@lyng/feature';

/**
 * The parts of the frame that are invisible at first: the load bar, the snackbars, the mini cart. Their code loads
 * after hydration and makes the page's cart interactive.
 */
export function LazyFrameParts(props: FramePartsProps) {
  const cart = useFrameData()?.cart;
  const gateway = useGateway();
  const { addLazySlices, loadMessages, slots } = useApp();
  const [Parts, setParts] = useState<ComponentType<FramePartsProps>>();
  useEffect(() => {
    const appear = async (): Promise<void> => {
      const [{ FrameParts, loadLazyStyles, seedCart }] = await Promise.all([
        import('./FrameParts.tsx'),
        loadMessages('cart'),
        addLazySlices(),
        slots.load(['overlay']),
      ]);
      seedCart(gateway, cart);
      await loadLazyStyles();
      setParts(() => FrameParts);
    };
    // If the chunk fails, the server's page stays and works.
    appear().catch(() => undefined);
  }, [addLazySlices, gateway, cart, loadMessages, slots]);
  return Parts && <Parts {...props} />;
}
