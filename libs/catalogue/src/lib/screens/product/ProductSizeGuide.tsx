import { useApp } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { SizeGuidePanel } from '../../react/size-guide/SizeGuidePanel.tsx';
import { productParts } from './product-parts.ts';

export interface ProductSizeGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly href: string;
  readonly product: Pick<Product, 'skus' | 'categories' | 'primaryCategory'>;
}

/** The size guide beside the product: its frame opens at once, its text and code load lazily. */
export function ProductSizeGuide({ product, ...panel }: ProductSizeGuideProps) {
  const app = useApp();
  const load = useCallback(async () => (await productParts.load(app)).loadSizeGuide(app), [app]);
  const [render, retry] = useLoaded(panel.open, load);
  return (
    <SizeGuidePanel {...panel} onRetry={retry}>
      {render?.(product)}
    </SizeGuidePanel>
  );
}
