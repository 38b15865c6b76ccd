import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, Cluster, Container, EmptyState } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { PaymentFailure } from '../../core/payment-return.ts';
import { paymentFailureMessage } from '../placement-messages.ts';
import styles from './PaymentFailedPage.module.css';

export interface PaymentFailedPageProps {
  readonly failure: PaymentFailure;
}

/** The page after a failed payment: the cause, and the way on with cart and form unchanged. */
export const PaymentFailedPage = ({ failure }: PaymentFailedPageProps): ReactNode => {
  const { t, i18n } = useLingui();
  const href = useHref();
  return (
    <Container width="text" className={styles.page}>
      <EmptyState
        headingLevel={1}
        title={t`Your payment did not go through`}
        text={
          <>
            {i18n._(paymentFailureMessage(failure))} {t`Your cart and everything you have typed are still here.`}
          </>
        }
        action={
          <Cluster gap={3} justify="center">
            {failure === 'OutOfStock' ? (
              <ButtonLink href={href('cart')} size="l">{t`Review your cart`}</ButtonLink>
            ) : (
              <>
                <ButtonLink href={href('checkout')} size="l">{t`Back to checkout`}</ButtonLink>
                <ButtonLink href={href('cart')} size="l" variant="secondary">{t`Review your cart`}</ButtonLink>
              </>
            )}
          </Cluster>
        }
      />
    </Container>
  );
};
