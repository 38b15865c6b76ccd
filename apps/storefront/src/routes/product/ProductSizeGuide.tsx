import { SizeGuidePanel } from '@lyng/catalogue';
import { useGateway } from '@lyng/commerce-client';
import type { Product } from '@lyng/model';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { loadProductParts } from './product-parts.ts';

export interface ProductSizeGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the full guide. */
  readonly href: string;
  readonly product: Pick<Product, 'skus' | 'categories' | 'primaryCategory'>;
}

/** The size guide beside the product: its frame opens at once, its text and code load lazily. */
export function ProductSizeGuide({ product, ...panel }: ProductSizeGuideProps) {
  const gateway = useGateway();
  const load = useCallback(async () => (await loadProductParts()).loadSizeGuide(gateway), [gateway]);
  const [render, retry] = useLoaded(panel.open, load);
  return (
    <SizeGuidePanel {...panel} onRetry={retry}>
      {render?.(product)}
    </SizeGuidePanel>
  );
}
