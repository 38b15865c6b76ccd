import type { Product } from '@lyng/model';
import { PendingContent, useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { useLoadMessages } from '../root/use-load-messages.ts';
import { loadProductParts } from './product-parts.ts';
import type { AskedPart } from './use-asked-parts.ts';

export interface PressedStockAlertProps {
  readonly product: Product;
  readonly pressed: AskedPart;
}

/** The form of who waits for a size, whose link was pressed on this page: its place is there at once (CAT-12). */
export function PressedStockAlert(form: PressedStockAlertProps) {
  const loadMessages = useLoadMessages();
  const load = useCallback(
    async () => (await Promise.all([loadProductParts(), loadMessages('reviews')]))[0],
    [loadMessages],
  );
  const [parts, retry] = useLoaded(true, load);
  return (
    <div id="notify" aria-busy={!parts && !retry}>
      {parts ? <parts.ProductStockAlert {...form} named={null} /> : <PendingContent onRetry={retry} />}
    </div>
  );
}
