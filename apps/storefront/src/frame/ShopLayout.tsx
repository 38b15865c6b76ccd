import type { Menu } from '@lyng/content';
import { useFrameData } from '@lyng/feature';
import { PageFrame, usePageLayout, useScreen } from '@lyng/storefront-kit';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const noMenus: readonly Menu[] = [];

/** The frame around every page: the shop's own, or a bare one in the checkout. */
export function ShopLayout() {
  const data = useFrameData();
  const screen = useScreen();
  const layout = usePageLayout();
  const isBare = layout !== 'default';
  return (
    <PageFrame
      header={
        isBare ? <CheckoutHeader secure={layout === 'checkout'} /> : <ShopHeader menu={data?.menus?.main ?? null} />
      }
      footer={
        <ShopFooter
          menus={data?.menus?.footer ?? noMenus}
          business={data?.business}
          bare={isBare}
          hasNewsletter={!isBare && screen !== 'newsletter'}
        />
      }
    />
  );
}
