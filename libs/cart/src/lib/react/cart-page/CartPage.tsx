import { Plural, useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, Container, EmptyState, Heading, Skeleton, VisuallyHidden } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import { CartFailureNotice } from '../cart-failure-notice/CartFailureNotice.tsx';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { LateCartWarnings } from '../cart-warnings/LateCartWarnings.tsx';
import { FreeShippingBar } from '../free-shipping-bar/FreeShippingBar.tsx';
import { useCart } from '../use-cart.ts';
import { CartAside } from './CartAside.tsx';
import styles from './CartPage.module.css';

export interface CartPageProps {
  /** From the customer type: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** What failed in a form that was posted without JavaScript. */
  readonly postedFailure?: CartFailure | null;
  /** Where a member logs in to use a voucher, and comes back from. */
  readonly loginHref?: string;
  /** Products that go with the cart; given by the host. */
  readonly recommendations?: ReactNode;
}

/** The cart as a page of its own: every change is a form that also works without JavaScript. */
export const CartPage = ({ vatIncluded, postedFailure = null, loginHref, recommendations }: CartPageProps): ReactNode => {
  const { t } = useLingui();
  const view = useCart();
  const { lines, itemCount, moneyBusy, summary } = view.cart;
  if (view.status === 'loading') {
    return (
      <Container className={styles.page}>
        <Heading level={1}>{t`Your cart`}</Heading>
        <Skeleton lines={6} />
      </Container>
    );
  }
  if (lines.length === 0) {
    return (
      <Container className={styles.page}>
        <CartFailureNotice view={view} postedFailure={postedFailure} />
        {view.status === 'ready' ? <EmptyCart /> : <Heading level={1}>{t`Your cart`}</Heading>}
        {recommendations}
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Heading level={1}>{t`Your cart`}</Heading>
        <p className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
      </header>
      <VisuallyHidden>
        <span role="status">{moneyBusy ? t`Updating your cart` : ''}</span>
      </VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CartFailureNotice view={view} postedFailure={postedFailure} />
          <FreeShippingBar summary={summary} busy={moneyBusy} />
          <CartLines lines={lines} vatIncluded={vatIncluded} />
          <LateCartWarnings lines={lines} />
        </div>
        <CartAside view={view} vatIncluded={vatIncluded} postedFailure={postedFailure} loginHref={loginHref} />
      </div>
      {recommendations}
    </Container>
  );
};

const EmptyCart = (): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <EmptyState
      icon="bag"
      headingLevel={1}
      title={t`Your cart is empty`}
      text={t`What you put in it waits for you here.`}
      action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
    />
  );
};
