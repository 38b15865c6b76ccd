import { useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import { isSameLine } from '../../core/pending-operation.ts';
import type { PendingOperation } from '../../core/pending-operation.ts';
import type { ShownLine } from '../../core/shown-cart.ts';
import { cartFailureMessage } from '../cart-failure-messages.ts';
import type { CartView } from '../use-cart.ts';

export interface CartFailureNoticeProps {
  readonly view: CartView;
  /** What failed in a form that was posted without JavaScript. */
  readonly postedFailure?: CartFailure | null;
}

/** What did not happen to the cart, by name, and why; a refused promo code is said at its field instead, where there is one. */
export const CartFailureNotice = ({ view, postedFailure = null }: CartFailureNoticeProps): ReactNode => {
  const { t, i18n } = useLingui();
  const failure = view.failure?.failure ?? postedFailure;
  const title = useFailureTitle(view.failure?.operation ?? null, view.cart.lines);
  const saidAtField = failure?.kind === 'promo' && view.cart.lines.length > 0;
  if (failure && !saidAtField) {
    return (
      <Notice tone="danger" announce title={title}>
        {i18n._(cartFailureMessage(failure))}
      </Notice>
    );
  }
  if (view.status !== 'unreachable') return null;
  return (
    <Notice tone="warning" announce title={t`Your cart could not be updated`}>
      {t`What you see may be out of date. Nothing in your cart is lost.`}
    </Notice>
  );
};

function useFailureTitle(operation: PendingOperation | null, lines: readonly ShownLine[]): string {
  const { t } = useLingui();
  if (operation?.kind === 'add') return t`${{ name: operation.product.name }} was not added`;
  if (operation?.kind === 'set-quantity') {
    const name = lines.find((line) => isSameLine(line.reference, operation.line))?.product.name;
    if (name === undefined) return t`Your cart was not changed`;
    return operation.quantity === 0 ? t`${name} was not removed` : t`The quantity of ${name} was not changed`;
  }
  return t`Your cart was not changed`;
}
