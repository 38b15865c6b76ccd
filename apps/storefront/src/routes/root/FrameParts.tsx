import { MiniCart } from '@lyng/cart';
import { useSite } from '@lyng/routing';
import { useApp, useSlot } from '@lyng/feature';
import { LazyQuickShop } from './LazyQuickShop.tsx';
import { LazyAddedRows, LazyRows } from './LazyRows.tsx';
import { PageLoading } from './PageLoading.tsx';
import { Snackbars } from './Snackbars.tsx';

export { loadLazyStyles } from '@lyng/storefront-kit';
export { seedCart } from '@lyng/cart';

export interface FramePartsProps {
  readonly vatIncluded: boolean;
  /** Whether the page has the shop's header, and so the mini cart. */
  readonly hasCart: boolean;
}

/** Parts of the frame that appear only on an event. */
export function FrameParts({ vatIncluded, hasCart }: FramePartsProps) {
  const { market } = useSite();
  const Overlay = useSlot('overlay');
  const { marketTerms } = useApp().config;
  return (
    <>
      {Overlay && <Overlay hasShopHeader={hasCart} />}
      <PageLoading />
      {hasCart && (
        <MiniCart
          vatIncluded={vatIncluded}
          minimumOrder={marketTerms[market].minimumOrder}
          recommendations={<LazyAddedRows />}
        />
      )}
      {hasCart && <LazyQuickShop vatIncluded={vatIncluded} />}
      <LazyRows />
      <Snackbars />
    </>
  );
}
