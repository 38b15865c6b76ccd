import { LazyPart, useApp } from '@lyng/feature';
import { FooterNewsletter, MarketSwitch } from '@lyng/storefront-kit';
import { CookieSettingsButton } from '@lyng/tracking';
import { Cluster, Footer } from '@lyng/ui';
import { memo } from 'react';
import { frameParts } from './frame-parts.ts';
import type { ShopFooterColumnsProps } from './ShopFooterColumns.tsx';

export interface ShopFooterProps extends ShopFooterColumnsProps {
  /** Not on the page that has the form itself. */
  readonly hasNewsletter: boolean;
}

/** The footer of every page. */
export const ShopFooter = memo(({ hasNewsletter, ...columns }: ShopFooterProps) => {
  const { bare, business } = columns;
  const { name } = useApp().config;
  return (
    <Footer
      top={<FooterNewsletter hidden={!hasNewsletter} />}
      bottom={
        <>
          {!bare && <MarketSwitch />}
          <Cluster gap={5}>
            <CookieSettingsButton />
            <p>© {name}</p>
          </Cluster>
          <p>{business?.company}</p>
        </>
      }
    >
      <LazyPart key={String(bare)} parts={frameParts}>
        {({ ShopFooterColumns }) => <ShopFooterColumns {...columns} />}
      </LazyPart>
    </Footer>
  );
});
ShopFooter.displayName = 'ShopFooter';
