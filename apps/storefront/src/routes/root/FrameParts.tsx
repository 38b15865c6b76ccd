import { MiniCart } from '@lyng/cart';
import { useSite } from '@lyng/routing';
import { marketTerms } from '../../config.ts';
import { LateConsent } from './LateConsent.tsx';
import { LateLogin } from './LateLogin.tsx';
import { LateQuickShop } from './LateQuickShop.tsx';
import { LateAddedRows, LateRows } from './LateRows.tsx';
import { PageLoading } from './PageLoading.tsx';
import { Toasts } from './Toasts.tsx';

export { lateStyles } from '../../client/late-styles.ts';
export { addLateSlices } from '../../shell/late-slices.ts';
export { seedCart } from '../../shell/seed-cart.ts';
export { openCookieSettings } from './open-cookie-settings.ts';

export interface FramePartsProps {
  readonly vatIncluded: boolean;
  /** Whether the page has the shop's header, and so the mini cart. */
  readonly hasCart: boolean;
}

/** What the frame shows only when something happens. */
export function FrameParts({ vatIncluded, hasCart }: FramePartsProps) {
  const { market } = useSite();
  return (
    <>
      <LateConsent />
      <LateLogin />
      <PageLoading />
      {hasCart && (
        <MiniCart
          vatIncluded={vatIncluded}
          minimumOrder={marketTerms[market].minimumOrder}
          recommendations={<LateAddedRows />}
        />
      )}
      {hasCart && <LateQuickShop vatIncluded={vatIncluded} />}
      <LateRows />
      <Toasts />
    </>
  );
}
