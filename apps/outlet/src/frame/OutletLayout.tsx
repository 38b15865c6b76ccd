import { useFrameData } from '@lyng/feature';
import { PageFrame, usePageLayout } from '@lyng/storefront-kit';
import { OutletFooter } from './OutletFooter.tsx';
import { OutletHeader } from './OutletHeader.tsx';

/** The frame around every page of the outlet; the checkout has no links that lead away. */
export function OutletLayout() {
  const data = useFrameData();
  const bare = usePageLayout() !== 'default';
  return (
    <PageFrame
      header={<OutletHeader menu={data?.menus?.main} bare={bare} />}
      footer={<OutletFooter menus={data?.menus?.footer ?? []} business={data?.business} bare={bare} />}
    />
  );
}
