import { useLingui } from '@lingui/react/macro';
import type { AddToCart } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Breadcrumb, Container } from '@lyng/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { categoryTrail } from '../../core/category-trail.ts';
import { productViewed } from '../../state/catalogue-events.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import styles from './ProductPage.module.css';
import { PurchaseForm } from './PurchaseForm.tsx';
import { useBelowTheFold } from './use-below-the-fold.ts';
import type { PurchaseFormProps } from './PurchaseForm.tsx';

export interface ProductPageProps extends Pick<PurchaseFormProps, 'sizeGuide' | 'backInStock' | 'arrival'> {
  /** The result of `loadProduct`. */
  readonly data: ProductPageData;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** The form's address, and what replaces the post once the page is hydrated; without it there is no button. */
  readonly addToCart?: AddToCart | undefined;
  /** Stands beside the button, such as the favourite heart. */
  readonly favourite?: ReactNode;
  /** Stands below the name, such as the average of the reviews. */
  readonly rating?: ReactNode;
  /** Stands below the sizes: the stock alert form. */
  readonly stockAlert?: ReactNode;
  /** Stands below the add-to-cart button: the product details. */
  readonly details?: ReactNode;
  /** Whether the shopper comes back to it: then it has its full height at once. */
  readonly isReturn?: boolean;
  /** The size that the address names. */
  readonly skuId?: number | null;
  /** Called when the shopper chooses a size, so that the address can be updated. */
  readonly onChooseSize?: (skuId: number) => void;
  /** Stands below the product, such as recommendations. */
  readonly children?: ReactNode;
}

const useBreadcrumb = ({ categories, primaryCategory, name, textLanguage }: Product) => {
  const { t } = useLingui();
  const href = useHref();
  const trail = categoryTrail(categories, primaryCategory.categoryId).filter(({ alias }) => alias !== '');
  return [
    { label: t`Home`, href: href('home') },
    ...trail.map((category) => ({ label: category.name, href: href('category', { category: category.alias }) })),
    { label: name, lang: textLanguage },
  ];
};

/** A product: images, price, colours, sizes, the add-to-cart button and the product details. */
export const ProductPage = ({
  data,
  vatIncluded,
  addToCart,
  favourite,
  rating,
  stockAlert,
  details,
  isReturn = false,
  skuId,
  onChooseSize,
  children,
  ...ways
}: ProductPageProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const { product } = data;
  const isComplete = useBelowTheFold(isReturn);
  const breadcrumb = useBreadcrumb(product);
  // The product is a new object after each reload of the page's data; a view is reported once per product.
  useEffect(() => {
    dispatch(productViewed({ product }));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, product.productId]);
  return (
    <Container className={styles.page} data-compact-frame="">
      <Breadcrumb label={t`You are here`} items={breadcrumb} />
      <div className={styles.body}>
        <ProductGallery key={product.productId} product={product} />
        <div className={styles.info}>
          <ProductHeading product={product} brandAlias={data.brandAlias} vatIncluded={vatIncluded} rating={rating} />
          <PurchaseForm
            key={product.productId}
            {...ways}
            product={product}
            vatIncluded={vatIncluded}
            addToCart={addToCart}
            favourite={favourite}
            skuId={skuId ?? null}
            {...(onChooseSize && { onChooseSize })}
          />
          {stockAlert}
          {isComplete && details}
        </div>
      </div>
      {isComplete && children && <div className={styles.below}>{children}</div>}
    </Container>
  );
};
