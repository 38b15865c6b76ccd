import type { Menu } from '@lyng/content';
import { useApp, useFrameData } from '@lyng/feature';
import { PageFrame, usePageLayout, useScreen } from '@lyng/storefront-kit';
import { useEffect } from 'react';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { frameParts } from './frame-parts.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const noMenus: readonly Menu[] = [];

/** The frame around every page: the shop's own, or a bare one in the checkout. */
export function ShopLayout() {
  const app = useApp();
  const data = useFrameData();
  const screen = useScreen();
  const layout = usePageLayout();
  const isBare = layout !== 'default';
  // After hydration, so that a page of another layout has them at once.
  useEffect(() => void frameParts.load(app).catch(() => undefined), [app]);
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
