import { useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { FailureText } from '../failure-text.ts';
import type { CartView } from '../use-cart.ts';

export interface CartFailureNoticeProps {
  readonly status: CartView['status'];
  /** The failed operation, unless it is shown elsewhere, such as at the field for codes. */
  readonly words: FailureText | null;
}

/** Names the product of a failed change of the cart, and the reason. */
export const CartFailureNotice = ({ status, words }: CartFailureNoticeProps): ReactNode => {
  const { t } = useLingui();
  if (words) {
    return (
      <Notice tone="danger" announce title={words.title ?? t`Your cart was not changed`}>
        {words.text}
      </Notice>
    );
  }
  if (status !== 'unreachable') return null;
  return (
    <Notice tone="warning" announce title={t`Your cart could not be updated`}>
      {t`What you see may be out of date. Nothing in your cart is lost.`}
    </Notice>
  );
};
