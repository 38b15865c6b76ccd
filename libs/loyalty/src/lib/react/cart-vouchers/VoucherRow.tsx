import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { Badge, Button, Notice } from '@lyng/ui';
import type { VoucherUse } from '../../core/cart-vouchers.ts';
import type { BonusVoucher } from '../../wire/load-membership.ts';
import styles from './CartVouchers.module.css';

export interface VoucherRowProps {
  readonly voucher: BonusVoucher;
  /** The missing amount for the minimum. */
  readonly amountLeft: string | null;
  readonly use: VoucherUse;
  /** The cart is being changed. */
  readonly busy: boolean;
  /** The reason why the voucher was not applied. */
  readonly rejection: string | undefined;
  /** Called with the code to apply; empty to remove it. */
  readonly onPress: (promoCode: string) => void;
}

/** One voucher: its value, its last day, and the button that uses or removes it. */
export const VoucherRow = ({ voucher, amountLeft, use, busy, rejection, onPress }: VoucherRowProps) => {
  const { t } = useLingui();
  const { code, amountFormatted: amount, expiresAt } = voucher;
  const date = formatDate(expiresAt, useLanguage());
  const isInCart = use === 'active' || use === 'idle';
  return (
    <li className={styles.row}>
      <p className={styles.amount}>
        <strong>{amount}</strong>
        {use === 'active' && <Badge tone="success">{t`In use`}</Badge>}
      </p>
      <p className={styles.until}>{t`Valid until ${{ date }}`}</p>
      {use !== 'below-minimum' && (
        <Button
          className={styles.press}
          variant={isInCart ? 'quiet' : 'secondary'}
          busy={busy}
          aria-label={
            isInCart ? t`Remove the bonus voucher of ${{ amount }}` : t`Use the bonus voucher of ${{ amount }}`
          }
          onClick={() => onPress(isInCart ? '' : code)}
        >
          {isInCart ? t`Remove` : t`Use`}
        </Button>
      )}
      {use === 'idle' && (
        <div className={styles.wide}>
          <Notice tone="warning">
            <IdleReason status={voucher.status} amountLeft={amountLeft} />
          </Notice>
        </div>
      )}
      {rejection !== undefined && (
        <div className={styles.wide}>
          <Notice tone="danger" announce>
            {rejection}
          </Notice>
        </div>
      )}
    </li>
  );
};

interface IdleReasonProps extends Pick<BonusVoucher, 'status'> {
  readonly amountLeft: string | null;
}

/** The reason why a voucher in the cart does not lower the total. */
const IdleReason = ({ status, amountLeft }: IdleReasonProps) => {
  const { t } = useLingui();
  if (status === 'EXPIRED') return t`This voucher has expired.`;
  if (status === 'REDEEMED') return t`This voucher has already been used.`;
  if (status === 'OTHER_MARKET') return t`This voucher is for another country.`;
  if (amountLeft !== null) return t`Add goods for ${{ amountLeft }}, and it counts again.`;
  return t`It does not apply to your cart right now.`;
};
