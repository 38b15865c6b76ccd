import { useLingui } from '@lingui/react/macro';
import type { AddToCart } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { ButtonLink, Carousel, ColourSwatches, Image, Link, PriceTag } from '@lyng/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { ProductArrival } from '../../core/product-arrival.ts';
import { PurchaseForm } from '../product-page/PurchaseForm.tsx';
// Styles that the page and the panel share.
import styles from '../product-page/ProductPage.module.css';

export interface QuickProductViewProps {
  readonly product: Product;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  readonly addToCart?: AddToCart | undefined;
  readonly favourite?: ReactNode;
  readonly arrival?: ProductArrival | undefined;
  /** Called with the alias of another colour. */
  readonly onChooseColour: (alias: string) => void;
}

const ProductImages = ({ product: { name, alias, images } }: Pick<QuickProductViewProps, 'product'>) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Carousel label={t`Product images`}>
      {images.map(({ fileName }, index) => (
        <Link key={fileName} href={href('product', { alias })}>
          <Image
            fileName={fileName}
            alt={index === 0 ? name : `${name}, ${index + 1}`}
            sizes="15rem"
            width={400}
            height={500}
            priority={index < 2}
          />
        </Link>
      ))}
    </Carousel>
  );
};

const Colours = ({ product, onChooseColour }: Pick<QuickProductViewProps, 'product' | 'onChooseColour'>) => {
  const { t } = useLingui();
  const href = useHref();
  const variants = product.colourVariants.filter(({ image }) => image !== '');
  if (!variants.some(({ productId }) => productId !== product.productId)) return null;
  const items = variants.map(({ productId, alias, label, image }) => ({
    label,
    image,
    alias,
    href: href('product', { alias }),
    current: productId === product.productId,
  }));
  // Another colour replaces the product in the panel; in a new tab it is a page.
  const choose = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest('a') : null;
    const item = items.find((one) => one.href === pressed?.getAttribute('href'));
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChooseColour(item.alias);
  };
  return (
    <div onClickCapture={choose}>
      <ColourSwatches label={t`Colours`} items={items} />
    </div>
  );
};

/** A tap on a size adds it, if it is not sold out; a keyboard chooses while it moves, and presses the button. */
const addOnTap = ({ target, detail }: MouseEvent): void => {
  if (detail !== 1 || !(target instanceof HTMLInputElement)) return;
  if (!target.closest("[data-status='out-of-stock']")) target.form?.requestSubmit();
};

/** A short view of a product: images, price, colours, sizes and the add-to-cart button. */
export const QuickProductView = ({
  product,
  vatIncluded,
  addToCart,
  favourite,
  arrival,
  onChooseColour,
}: QuickProductViewProps) => {
  const { t } = useLingui();
  const href = useHref();
  const { colour } = product;
  return (
    <>
      <ProductImages key={product.productId} product={product} />
      <div className={styles.heading}>
        {product.brandName && <p className={styles.brand}>{product.brandName}</p>}
        <PriceTag
          size="l"
          price={product.unitPrice}
          lowestPrice={product.lowestPrice}
          discountType={product.discountType}
          vatIncluded={vatIncluded}
        />
        {colour && (
          <p className={styles.colour}>
            {t`Colour`}: <span>{colour}</span>
          </p>
        )}
      </div>
      <Colours product={product} onChooseColour={onChooseColour} />
      <div onClick={addOnTap}>
        <PurchaseForm
          key={product.alias}
          product={product}
          vatIncluded={vatIncluded}
          addToCart={addToCart}
          favourite={favourite}
          arrival={arrival}
          skuId={null}
        />
      </div>
      <ButtonLink href={href('product', { alias: product.alias })} variant="secondary" fullWidth>
        {t`See all product details`}
      </ButtonLink>
    </>
  );
};
