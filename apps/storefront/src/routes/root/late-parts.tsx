import { MiniCart } from '@lyng/cart';
import { PageLoading } from './PageLoading.tsx';
import { Toasts } from './Toasts.tsx';

export { addLateSlices } from '../../shell/late-slices.ts';
export { seedCart } from '../../shell/seed-cart.ts';

export interface LatePartsProps {
  readonly vatIncluded: boolean;
  /** Whether the page has the shop's header, and so the mini cart. */
  readonly hasCart: boolean;
}

/** What the frame shows only when something happens. */
export function FrameParts({ vatIncluded, hasCart }: LatePartsProps) {
  return (
    <>
      <PageLoading />
      {hasCart && <MiniCart vatIncluded={vatIncluded} />}
      <Toasts />
    </>
  );
}
