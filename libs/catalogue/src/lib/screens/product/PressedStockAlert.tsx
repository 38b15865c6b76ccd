import { useApp } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { PendingContent, useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { productParts } from './product-parts.ts';
import type { OpenedPart } from './use-opened-parts.ts';

export interface PressedStockAlertProps {
  readonly product: Product;
  readonly pressed: OpenedPart;
}

/** The back-in-stock form of a size whose link was pressed on this page: its place is there at once. */
export function PressedStockAlert(form: PressedStockAlertProps) {
  const app = useApp();
  const load = useCallback(() => productParts.load(app), [app]);
  const [parts, retry] = useLoaded(true, load);
  return (
    <div id="notify" aria-busy={!parts && !retry}>
      {parts ? <parts.ProductStockAlert {...form} named={null} /> : <PendingContent onRetry={retry} />}
    </div>
  );
}
