import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { assertNever } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Badge } from '@lyng/ui';
import type { BonusVoucher } from '../../wire/load-membership.ts';
import { Card } from './Card.tsx';
import styles from './MembershipPage.module.css';

/** The bonus vouchers, with the code that activates each. */
export const VoucherList = ({ vouchers }: { readonly vouchers: readonly BonusVoucher[] }) => {
  const { t } = useLingui();
  return (
    <Card title={t`Your bonus vouchers`}>
      <ul className={styles.rows}>
        {vouchers.map((voucher) => (
          <li key={voucher.code} className={styles.voucher}>
            <strong>{voucher.amountFormatted}</strong>
            <VoucherStatus status={voucher.status} />
            <VoucherFacts voucher={voucher} />
          </li>
        ))}
      </ul>
      {vouchers.some(({ status }) => status === 'AVAILABLE') && (
        <p className={styles.muted}>{t`You can also enter the code at checkout.`}</p>
      )}
    </Card>
  );
};

const VoucherStatus = ({ status }: Pick<BonusVoucher, 'status'>) => {
  const { t } = useLingui();
  switch (status) {
    case 'AVAILABLE':
      return <Badge tone="success">{t`Ready to use`}</Badge>;
    case 'OTHER_MARKET':
      return <Badge>{t`For another country`}</Badge>;
    case 'REDEEMED':
      return <Badge>{t`Used`}</Badge>;
    case 'EXPIRED':
      return <Badge>{t`Expired`}</Badge>;
    default:
      return assertNever(status);
  }
};

const VoucherFacts = ({ voucher: { code, status, expiresAt } }: { readonly voucher: BonusVoucher }) => {
  const { t } = useLingui();
  const href = useHref();
  const date = formatDate(expiresAt, useLanguage());
  if (status === 'REDEEMED') return null;
  if (status === 'EXPIRED') return <span className={styles.muted}>{t`Expired on ${{ date }}`}</span>;
  return (
    <>
      <code className={styles.code}>{code}</code>
      <span className={styles.muted}>{t`Valid until ${{ date }}`}</span>
      {status === 'AVAILABLE' && (
        // A document of its own: the cart takes the code of the address that a tab was opened with.
        <a href={href('cart', {}, { query: { promoCode: code } })}>{t`Use it in the cart`}</a>
      )}
    </>
  );
};
