import { useHref } from '@lyng/routing';
import { Container, Link } from '@lyng/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import styles from './ShopHeader.module.css';

export interface CheckoutHeaderProps {
  /** Whether to show that the connection is secure. */
  readonly secure: boolean;
}

/** The header of pages that should not lead elsewhere. */
export function CheckoutHeader({ secure }: CheckoutHeaderProps) {
  const { t } = useLingui();
  const href = useHref();
  const { name: shopName } = useApp().config;
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
