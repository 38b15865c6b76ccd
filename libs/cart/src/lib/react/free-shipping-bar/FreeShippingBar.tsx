import { useLingui } from '@lingui/react/macro';
import type { CartSummary } from '@lyng/model';
import { Icon } from '@lyng/ui';
import type { ReactNode } from 'react';
import { freeShipping } from '../../core/free-shipping.ts';
import styles from './FreeShippingBar.module.css';

export interface FreeShippingBarProps {
  /** The server's sums; nothing is shown without them or for an empty cart. */
  readonly summary: CartSummary | null;
  /** Whether the cart shows prices with VAT. Without, the bar marks its amount as incl. VAT. */
  readonly vatIncluded: boolean;
  readonly busy?: boolean;
}

/** The missing amount for free shipping, from the server's response. */
export const FreeShippingBar = ({ summary, vatIncluded, busy = false }: FreeShippingBarProps): ReactNode => {
  const { t } = useLingui();
  const state = freeShipping(summary);
  if (!state) return null;
  const shown = (amount: string): string => (vatIncluded ? amount : t`${{ amount }} incl. VAT`);
  return (
    <div className={styles.bar} data-reached={state.kind === 'reached' || undefined} aria-busy={busy || undefined}>
      <p className={styles.text}>
        <Icon name="truck" />
        {state.kind === 'reached'
          ? t`You get free shipping`
          : t`${{ amount: shown(state.leftFormatted) }} left to free shipping`}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.fill}
          style={{ width: `${state.kind === 'reached' ? 100 : Math.round(state.share * 100)}%` }}
        />
      </div>
    </div>
  );
};
