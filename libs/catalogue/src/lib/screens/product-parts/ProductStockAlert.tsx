import { useGateway } from '@lyng/commerce-client';
import type { Product } from '@lyng/model';
import { useActionData } from 'react-router-dom';
import { sizesToWaitFor } from '../../core/stock-alert.ts';
import type { StockAlertFailure } from '../../core/stock-alert.ts';
import { BackInStockForm } from '../../react/back-in-stock/BackInStockForm.tsx';
import { requestStockAlert } from '../../wire/request-stock-alert.ts';
import type { OpenedPart } from '../product/use-opened-parts.ts';

/** The rejection of a post without script, and its values. */
type RejectedForm = StockAlertFailure & { readonly email: string; readonly skuId: number };

export interface ProductStockAlertProps {
  readonly product: Pick<Product, 'skus' | 'comesOn'>;
  /** The press on a size's link on this page, if any. */
  readonly pressed: OpenedPart | undefined;
  /** The address's value: a size, or that the alert is set. */
  readonly named: string | null;
}

/** The back-in-stock form, as the address, a press or an earlier post defines it. */
export function ProductStockAlert({ product: { skus, comesOn }, pressed, named }: ProductStockAlertProps) {
  const gateway = useGateway();
  const posted = useActionData() as RejectedForm | undefined;
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
      onSubmit={(request) => requestStockAlert(gateway, request)}
    />
  );
}
