import { useLingui } from '@lingui/react/macro';
import { Heading } from '@lyng/ui';
import type { BrandSizes } from '../../core/bought-sizes.ts';
import styles from './BoughtSizes.module.css';

/** Sizes that have fitted before: the sizes that the customer has bought, by brand. */
export const BoughtSizes = ({ brands }: { readonly brands: readonly BrandSizes[] }) => {
  const { t } = useLingui();
  if (brands.length === 0) return null;
  return (
    <section aria-label={t`Your sizes`} className={styles.section}>
      <Heading level={2} size="m">{t`Your sizes`}</Heading>
      <p className={styles.muted}>{t`The sizes that you have bought, by brand.`}</p>
      <dl className={styles.brands}>
        {brands.map(({ brand, sizes }) => (
          <div key={brand} className={styles.brand}>
            <dt>{brand}</dt>
            <dd>
              {sizes.map(({ size, units }) => (
                <span key={size} className={styles.size}>
                  {size}
                  {units > 1 && <span className={styles.muted}> × {units}</span>}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
