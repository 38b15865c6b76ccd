import { LazyPart } from '@lyng/feature';
import { FooterNewsletter } from '@lyng/storefront-kit';
import { Footer } from '@lyng/ui';
import { memo } from 'react';
import { frameParts } from './frame-parts.ts';
import type { ShopFooterColumnsProps } from './ShopFooterColumns.tsx';

export interface ShopFooterProps extends ShopFooterColumnsProps {
  /** Not on the page that has the form itself. */
  readonly hasNewsletter: boolean;
}

/** The footer of every page. */
export const ShopFooter = memo(({ hasNewsletter, ...columns }: ShopFooterProps) => (
  <Footer top={<FooterNewsletter hidden={!hasNewsletter} />}>
    <LazyPart key={String(columns.bare)} parts={frameParts}>
      {({ ShopFooterColumns }) => <ShopFooterColumns {...columns} />}
    </LazyPart>
  </Footer>
));
ShopFooter.displayName = 'ShopFooter';
