import { useGateway } from '@lyng/commerce-client';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'react-redux';
import { useRouteLoaderData } from 'react-router-dom';
import type { AppStore } from '../../store.ts';
import type { FramePartsProps } from './FrameParts.tsx';
import type { RootData } from './root-loader.ts';
import { useLoadMessages } from './use-load-messages.ts';

/**
 * The parts of the frame that show nothing at first: the load bar, the toasts, the mini cart. Their code comes once
 * the page is hydrated, and with it the cart that the page brought becomes a living one.
 */
export function LateParts(props: FramePartsProps) {
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  const store = useStore() as AppStore;
  const loadMessages = useLoadMessages();
  const [Parts, setParts] = useState<ComponentType<FramePartsProps>>();
  const cart = root?.cart;
  useEffect(() => {
    const appear = async (): Promise<void> => {
      const [{ FrameParts, addLateSlices, lateStyles, seedCart }] = await Promise.all([
        import('./FrameParts.tsx'),
        loadMessages('cart'),
      ]);
      addLateSlices(store);
      seedCart(gateway, cart);
      await lateStyles();
      setParts(() => FrameParts);
    };
    // A lost chunk leaves the page as the server made it, which works.
    appear().catch(() => undefined);
  }, [gateway, store, cart, loadMessages]);
  return Parts && <Parts {...props} />;
}
