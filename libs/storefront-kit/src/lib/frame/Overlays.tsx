import { useSlot } from '@lyng/feature';
import { PageLoading } from './PageLoading.tsx';
import { Snackbars } from './Snackbars.tsx';

export interface OverlaysProps {
  /** Whether the page has the shop's header; without it, as in the checkout, most overlays stay away. */
  readonly hasShopHeader: boolean;
}

/** The overlays of every page: the features' panels, the load bar, messages. */
export function Overlays({ hasShopHeader }: OverlaysProps) {
  const Overlay = useSlot('overlay');
  return (
    <>
      {Overlay && <Overlay hasShopHeader={hasShopHeader} />}
      <PageLoading />
      <Snackbars />
    </>
  );
}
