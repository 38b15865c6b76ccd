import { useGateway } from '@lyng/commerce-client';
import { useSite } from '@lyng/routing';
import { type ComponentType, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { LatePartsProps } from './late-parts.tsx';
import type { RootData } from './root-loader.ts';
import { useLoadMessages } from './use-load-messages.ts';

/**
 * The parts of the frame that show nothing at first: the load bar, the toasts, the mini cart. Their code comes once
 * the page is hydrated, and with it the cart that the page brought becomes a living one.
 */
export function LateParts(props: LatePartsProps) {
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  const { market } = useSite();
  const loadMessages = useLoadMessages();
  const [Parts, setParts] = useState<ComponentType<LatePartsProps>>();
  const answer = root?.cart?.answer;
  useEffect(() => {
    const appear = ([{ FrameParts, seedCart }]: [typeof import('./late-parts.tsx'), void]): void => {
      seedCart(gateway, market, answer);
      setParts(() => FrameParts);
    };
    // A lost chunk leaves the page as the server made it, which works.
    Promise.all([import('./late-parts.tsx'), loadMessages('cart')]).then(appear, () => undefined);
  }, [gateway, market, answer, loadMessages]);
  return Parts && <Parts {...props} />;
}
