import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ColourSwatches, Heading, Link, PriceTag } from '@lyng/ui';
import type { Product, ListedProduct } from '@lyng/model';
import type { ReactNode } from 'react';
import styles from './ProductPage.module.css';

export interface ProductHeadingProps {
  /** A card knows no other colours. */
  readonly product: ListedProduct & Partial<Pick<Product, 'colourVariants'>>;
  /** The brand's page, if it has one. */
  readonly brandAlias?: string;
  readonly vatIncluded: boolean;
  /** Stands below the name, such as the average of the reviews. */
  readonly rating?: ReactNode;
}

/** The name, brand, price and colours of the product. */
export const ProductHeading = ({ product, brandAlias = '', vatIncluded, rating }: ProductHeadingProps) => {
  const { t } = useLingui();
  const href = useHref();
  const { colour } = product;
  const variants = (product.colourVariants ?? []).filter(({ image }) => image !== '');
  const hasOtherColours = variants.some(({ productId }) => productId !== product.productId);
  return (
    <>
      <div className={styles.heading}>
        {product.brandName && (
          <p className={styles.brand}>
            {brandAlias ? (
              <Link href={href('brand', { brand: brandAlias })}>{product.brandName}</Link>
            ) : (
              product.brandName
            )}
          </p>
        )}
        <Heading level={1} size="xl" lang={product.textLanguage}>
          {product.name}
        </Heading>
        {rating}
        <PriceTag
          size="l"
          price={product.unitPrice}
          lowestPrice={product.lowestPrice}
          discountType={product.discountType}
          vatIncluded={vatIncluded}
        />
      </div>
      {(colour || hasOtherColours) && (
        <div className={styles.colours}>
          {colour && (
            <p className={styles.colour}>
              {t`Colour`}: <span>{colour}</span>
            </p>
          )}
          {hasOtherColours && (
            <ColourSwatches
              label={t`Colours`}
              items={variants.map(({ productId, alias, label, image }) => ({
                label,
                image,
                href: href('product', { alias }),
                current: productId === product.productId,
              }))}
            />
          )}
        </div>
      )}
    </>
  );
};
