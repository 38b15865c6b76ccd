import { useLingui } from '@lingui/react/macro';
import type { AddToCart } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Breadcrumb, Container, Gallery } from '@lyng/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { categoryTrail } from '../../core/category-trail.ts';
import { productViewed } from '../../state/catalogue-events.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';
import { ProductHeading } from './ProductHeading.tsx';
import styles from './ProductPage.module.css';
import { PurchaseForm } from './PurchaseForm.tsx';
import type { PurchaseFormProps } from './PurchaseForm.tsx';

export interface ProductPageProps extends Pick<PurchaseFormProps, 'sizeGuide' | 'backInStock'> {
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
  /** The size that the address names. */
  readonly skuId?: number | null;
  /** Called when the shopper chooses a size, so that the address can be updated. */
  readonly onChooseSize?: (skuId: number) => void;
  /** Stands below the product, such as recommendations. */
  readonly children?: ReactNode;
}

const useBreadcrumb = ({ categories, primaryCategory, name }: Product) => {
  const { t } = useLingui();
  const href = useHref();
  const trail = categoryTrail(categories, primaryCategory.categoryId).filter(({ alias }) => alias !== '');
  return [
    { label: t`Home`, href: href('home') },
    ...trail.map((category) => ({ label: category.name, href: href('category', { category: category.alias }) })),
    { label: name },
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
  skuId,
  onChooseSize,
  children,
  ...ways
}: ProductPageProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const { product } = data;
  const breadcrumb = useBreadcrumb(product);
  // The product is a new object after each reload of the page's data; a view is reported once per product.
  useEffect(() => {
    dispatch(productViewed({ product }));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, product.productId]);
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t`You are here`} items={breadcrumb} />
      <div className={styles.body}>
        <div className={styles.gallery}>
          <Gallery
            key={product.productId}
            label={t`Product images`}
            images={product.images.map(({ fileName }, index) => ({
              fileName,
              alt: index === 0 ? product.name : `${product.name}, ${index + 1}`,
            }))}
          />
        </div>
        <div className={styles.info}>
          <ProductHeading data={data} vatIncluded={vatIncluded} rating={rating} />
          <PurchaseForm
            key={product.productId}
            {...ways}
            product={product}
            addToCart={addToCart}
            favourite={favourite}
            skuId={skuId ?? null}
            {...(onChooseSize && { onChooseSize })}
          />
          {stockAlert}
          {details}
        </div>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </Container>
  );
};
