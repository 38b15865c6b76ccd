import { useHref } from '@lyng/routing';
import { Container, Link } from '@lyng/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { shopName } from '../../config.ts';
import styles from './ShopHeader.module.css';

export interface CheckoutHeaderProps {
  /** Says that what is typed here travels safely. */
  readonly secure: boolean;
}

/** The top of the pages that should not lead anywhere else. */
export function CheckoutHeader({ secure }: CheckoutHeaderProps) {
  const { t } = useLingui();
  const href = useHref();
  return (
    <header className={styles.bare}>
      <Container className={styles.bareRow}>
        <Link href={href('home')} className={styles.logo} aria-label={t`${shopName}, front page`}>
          {shopName}
        </Link>
        {secure && (
          <span className={styles.secure}>
            <Trans>Secure checkout</Trans>
          </span>
        )}
      </Container>
    </header>
  );
}
