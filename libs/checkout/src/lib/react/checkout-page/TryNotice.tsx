import { useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { PlacementProblem } from '../../state/check-customer.ts';
import { customerStatusMessage, placementFailureMessage } from '../placement-messages.ts';

export interface TryNoticeProps {
  readonly problem: PlacementProblem | null;
  /** The cart's code, which a problem may mention. */
  readonly promoCode: string;
  /** The shopper is back from a payment that they did not finish. */
  readonly unpaid: boolean;
}

/** The reason why the last attempt to buy has created no order, or no paid one. */
export const TryNotice = ({ problem, promoCode, unpaid }: TryNoticeProps): ReactNode => {
  const { t, i18n } = useLingui();
  if (problem)
    return (
      <Notice tone="danger" announce title={t`Your order was not placed`}>
        {i18n._(
          problem.kind === 'stopped'
            ? customerStatusMessage(problem.status)
            : placementFailureMessage(problem.failure, promoCode),
        )}
      </Notice>
    );
  return (
    unpaid && <Notice announce>{t`The payment was not completed. Everything you have filled in is still here.`}</Notice>
  );
};
