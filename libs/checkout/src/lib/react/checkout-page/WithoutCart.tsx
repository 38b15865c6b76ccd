import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, ButtonLink, Container, EmptyState, Heading, Notice, Skeleton, VisuallyHidden } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartStatus } from '../../core/checkout-cart.ts';
import styles from './CheckoutPage.module.css';

export interface WithoutCartProps {
  readonly status: CartStatus;
  readonly onRetry: () => void;
}

/** The checkout before there is a cart to buy: on its way, out of reach, or empty, and never one for the other. */
export const WithoutCart = ({ status, onRetry }: WithoutCartProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  if (status === 'ready') return <EmptyCheckout />;
  return (
    <Container className={styles.page}>
      <Heading level={1}>{t`Checkout`}</Heading>
      {status === 'loading' && (
        <>
          <VisuallyHidden>
            <span role="status">{t`Loading your cart`}</span>
          </VisuallyHidden>
          <div className={styles.scripted}>
            <Skeleton lines={8} />
          </div>
          <noscript>
            <OutOfReach action={<ButtonLink variant="secondary" href={href('checkout')}>{t`Try again`}</ButtonLink>} />
          </noscript>
        </>
      )}
      {status === 'unreachable' && (
        <OutOfReach action={<Button variant="secondary" onClick={onRetry}>{t`Try again`}</Button>} />
      )}
    </Container>
  );
};

const OutOfReach = ({ action }: { readonly action: ReactNode }): ReactNode => {
  const { t } = useLingui();
  return (
    <Notice tone="danger" announce title={t`Your cart could not be loaded`}>
      <p className={styles.plain}>{t`We cannot reach the shop right now. Your cart is not lost.`}</p>
      {action}
    </Notice>
  );
};

/** Shows that the shop does not respond, above a form that stays as it is. */
export const OutOfReachNotice = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => {
  const { t } = useLingui();
  return (
    <Notice tone="warning" announce title={t`We cannot reach the shop right now`}>
      <p
        className={styles.plain}
      >{t`Your cart and everything you have typed are still here. Go on filling in, and complete your purchase when the connection is back.`}</p>
      <Button variant="secondary" onClick={onRetry}>{t`Try again`}</Button>
    </Notice>
  );
};

const EmptyCheckout = (): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={styles.page}>
      <EmptyState
        icon="bag"
        headingLevel={1}
        title={t`There is nothing to check out yet`}
        text={t`Your cart is empty.`}
        action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
      />
    </Container>
  );
};
