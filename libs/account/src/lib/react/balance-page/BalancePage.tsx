import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, Container, Heading, Link } from '@lyng/ui';
import type { Balance } from '../../core/balance.ts';
import { BalanceHistory } from './BalanceHistory.tsx';
import styles from './BalancePage.module.css';

export interface BalancePageProps {
  readonly balance: Balance;
}

/** The customer's balance, and its uses. */
export const BalancePage = ({ balance: { hereFormatted, transactions, elsewhere } }: BalancePageProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container width="form" className={styles.page}>
      <Link href={href('account')} preserveScroll>{t`My account`}</Link>
      <Heading level={1} size="xl">{t`Balance`}</Heading>
      <p className={styles.amount}>{hereFormatted}</p>
      <p>{t`Your balance is used first the next time you order while you are logged in.`}</p>
      <BalanceHistory transactions={transactions} />
      {elsewhere.length > 0 && (
        <section aria-label={t`In other countries`}>
          <Heading level={2} size="m">{t`In other countries`}</Heading>
          <ul className={styles.elsewhere}>
            {elsewhere.map((amount) => (
              <li key={amount}>{amount}</li>
            ))}
          </ul>
        </section>
      )}
      <ButtonLink href={href('new-products')} variant="secondary">{t`See what is new`}</ButtonLink>
    </Container>
  );
};
