import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { useHref } from '@lyng/routing';
import { Heading, Link } from '@lyng/ui';
import { useId } from 'react';
import type { BalanceTransaction } from '../../core/balance.ts';
import styles from './BalancePage.module.css';

export interface BalanceHistoryProps {
  /** The newest first. */
  readonly transactions: readonly BalanceTransaction[];
}

/** The deposits and payments of a balance. */
export const BalanceHistory = ({ transactions }: BalanceHistoryProps) => {
  const { t } = useLingui();
  const titleId = useId();
  if (transactions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.history}>
      <Heading level={2} size="m" id={titleId}>{t`What has happened`}</Heading>
      <ul>
        {transactions.map((transaction) => (
          <Transaction key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </section>
  );
};

const Transaction = ({
  transaction: { kind, isPayment, amountFormatted, orderId, date },
}: {
  readonly transaction: BalanceTransaction;
}) => {
  const { t } = useLingui();
  const href = useHref();
  const language = useLanguage();
  const what = { CREDIT: t`From us`, PURCHASE: t`Used for an order`, REFUND: t`Back from an order` }[kind];
  return (
    <li className={styles.transaction}>
      <span>
        {what}
        {orderId !== null && (
          <>
            {' '}
            <Link href={href('account-order', { order: String(orderId) })}>{orderId}</Link>
          </>
        )}
      </span>
      <span className={styles.sum}>{isPayment ? amountFormatted : `+${amountFormatted}`}</span>
      <span className={styles.date}>{formatDate(date, language)}</span>
    </li>
  );
};
