import { askForStockAlert, BackInStockForm, sizesToWaitFor } from '@lyng/catalogue';
import type { StockAlertFailure } from '@lyng/catalogue';
import { useGateway } from '@lyng/commerce-client';
import type { Product } from '@lyng/model';
import { useActionData } from 'react-router-dom';
import type { AskedPart } from './use-asked-parts.ts';

/** Why a post without script was not taken, and what it held. */
type Refused = StockAlertFailure & { readonly email: string; readonly skuId: number };

export interface ProductStockAlertProps {
  readonly product: Pick<Product, 'skus' | 'comesOn'>;
  /** The press on a size's link on this page, if there was one. */
  readonly pressed: AskedPart | undefined;
  /** What the address says: a size, or that it has been noted. */
  readonly named: string | null;
}

/** The form of who waits for a size, as the address, a press or an earlier post makes it (CAT-12). */
export function ProductStockAlert({ product: { skus, comesOn }, pressed, named }: ProductStockAlertProps) {
  const gateway = useGateway();
  const posted = useActionData() as Refused | undefined;
  const skuId = pressed?.skuId ?? posted?.skuId ?? Number(named);
  const outcome = posted ?? (named === 'noted' ? { kind: 'noted' as const } : null);
  return (
    <BackInStockForm
      key={skuId}
      isComing={comesOn !== undefined}
      sizes={sizesToWaitFor(skus)}
      skuId={skuId}
      email={posted?.email ?? ''}
      outcome={pressed ? null : outcome}
      takesFocusOf={pressed?.focused ?? null}
      onSubmit={(request) => askForStockAlert(gateway, request)}
    />
  );
}
