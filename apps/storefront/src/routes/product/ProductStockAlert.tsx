import { askForStockAlert, BackInStockForm, sizesToWaitFor } from '@lyng/catalogue';
import type { StockAlertFailure } from '@lyng/catalogue';
import { useGateway } from '@lyng/commerce-client';
import type { Product } from '@lyng/model';
import { useActionData } from 'react-router-dom';

/** Why a post without script was not taken, and what it held. */
type Refused = StockAlertFailure & { readonly email: string; readonly skuId: number };

export interface ProductStockAlertProps {
  readonly product: Pick<Product, 'skus' | 'comesOn'>;
  /** The size whose link was pressed on this page; `null` when the address asks for the form. */
  readonly pressed: number | null;
  /** What the address says: a size, or that it has been noted. */
  readonly named: string | null;
}

/** The form of who waits for a size, as the address, a press or an earlier post makes it (CAT-12). */
export function ProductStockAlert({ product: { skus, comesOn }, pressed, named }: ProductStockAlertProps) {
  const gateway = useGateway();
  const posted = useActionData() as Refused | undefined;
  const skuId = pressed ?? posted?.skuId ?? Number(named);
  const outcome = posted ?? (named === 'noted' ? { kind: 'noted' as const } : null);
  return (
    <BackInStockForm
      key={skuId}
      isComing={comesOn !== undefined}
      sizes={sizesToWaitFor(skus)}
      skuId={skuId}
      email={posted?.email ?? ''}
      outcome={pressed === null ? outcome : null}
      takesFocus={pressed !== null}
      onSubmit={(request) => askForStockAlert(gateway, request)}
    />
  );
}
