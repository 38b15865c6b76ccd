import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Breadcrumb, Container, Skeleton } from '@lyng/ui';
import { useLayoutEffect } from 'react';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import styles from './ProductPage.module.css';

export interface PendingProductProps {
  readonly product: ListedProduct;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
}

/** The first frame of a product's page, drawn from its card while the page loads. */
export const PendingProduct = ({ product, vatIncluded }: PendingProductProps) => {
  const { t } = useLingui();
  const href = useHref();
  // The position on the page before is saved by then.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Container className={styles.page} data-compact-frame="" data-pending-page="" aria-busy="true">
      <Breadcrumb
        label={t`You are here`}
        items={[
          { label: t`Home`, href: href('home') },
          { label: product.name, lang: product.textLanguage },
        ]}
      />
      <div className={styles.body}>
        <ProductGallery product={product} />
        <div className={styles.info}>
          <ProductHeading product={product} vatIncluded={vatIncluded} />
          <Skeleton lines={6} />
        </div>
      </div>
    </Container>
  );
};
