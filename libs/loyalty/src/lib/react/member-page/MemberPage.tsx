import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Container, Heading, Link, Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { Membership } from '../../wire/load-membership.ts';
import { LevelCard } from '../membership-page/LevelCard.tsx';
import { VoucherList } from '../membership-page/VoucherList.tsx';
import styles from './MemberPage.module.css';

export const memberTitle = msg`For members`;

export interface MemberPageProps {
  readonly membership: Membership;
  /** `null` when they failed to load. */
  readonly products: readonly ListedProduct[] | null;
  readonly children: ReactNode;
}

/** The products for members only, and the points that a member can spend on them. */
export const MemberPage = ({ membership, products, children }: MemberPageProps) => {
  const { t, i18n } = useLingui();
  const href = useHref();
  const vouchers = membership.vouchers.filter(({ status }) => status === 'AVAILABLE');
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Heading level={1} size="xl">
          {i18n._(memberTitle)}
        </Heading>
        <p>{t`You see this page because you are a member. The products below are not shown to anybody else.`}</p>
      </header>
      <section className={styles.products} aria-labelledby="members-products">
        <Heading level={2} size="l" id="members-products">
          {t`Only for members`}
        </Heading>
        {products === null && (
          <Notice tone="danger">
            <p>{t`The products could not be loaded. Reload the page to try again.`}</p>
          </Notice>
        )}
        {products?.length === 0 && (
          <p>{t`There are no products for members right now. New ones will be shown here.`}</p>
        )}
        {children}
      </section>
      <div className={styles.cards}>
        <LevelCard membership={membership} />
        {vouchers.length > 0 && <VoucherList vouchers={vouchers} />}
      </div>
      <Link href={href('account-membership')}>{t`Points, vouchers and preferences`}</Link>
    </Container>
  );
};
