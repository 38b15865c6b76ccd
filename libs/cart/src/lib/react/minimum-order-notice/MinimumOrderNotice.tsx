import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@lyng/i18n/core';
import { missingToOrder } from '@lyng/model';
import type { MinimumOrder } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { ShownCart } from '../../core/replay.ts';

export interface MinimumOrderNoticeProps {
  readonly cart: Pick<ShownCart, 'summary' | 'moneyBusy'>;
  /** Whether the cart shows prices with VAT. Without, the notice marks its amount as incl. VAT. */
  readonly vatIncluded: boolean;
  /** Without it nothing is shown. */
  readonly minimumOrder?: MinimumOrder | undefined;
}

/** The missing amount for an order while the goods are below the minimum order value. */
export const MinimumOrderNotice = ({ cart, vatIncluded, minimumOrder }: MinimumOrderNoticeProps): ReactNode => {
  const { t } = useLingui();
  const { language } = useSite();
  if (!minimumOrder || !cart.summary || cart.moneyBusy) return null;
  const missing = missingToOrder(cart.summary, minimumOrder);
  if (missing === 0) return null;
  const amount = formatMoney(missing, minimumOrder.currency, language);
  const shown = vatIncluded ? amount : t`${{ amount }} incl. VAT`;
  return <Notice tone="warning">{t`Buy for ${{ missing: shown }} more to place an order`}</Notice>;
};
