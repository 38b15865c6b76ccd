import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Badge, ColourDots, PriceTag, ProductCardFrame } from '@lyng/ui';
import type { ReactNode } from 'react';
import { stockStatus } from '../../core/stock-status.ts';
import { QuickShopLink } from '../quick-shop-link/QuickShopLink.tsx';

export interface ProductCardProps {
  readonly product: ListedProduct;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** Lies over the image, such as the favourite heart. */
  readonly action?: ReactNode;
  /** The card is in the first view. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** The width of the card in the layout, as in `<img sizes>`. */
  readonly sizes?: string;
  /** Called when the shopper opens the product. */
  readonly onSelect?: (product: ListedProduct) => void;
}

/** The most important fact about a product, over its image. */
const CardBadge = ({ product }: Pick<ProductCardProps, 'product'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { comesOn, totalStock, discountType, isNew } = product;
  const { discountPercentage: percent } = product.unitPrice;
  if (comesOn !== undefined) return <Badge>{t`Coming ${{ day: formatDate(comesOn, language, 'short') }}`}</Badge>;
  const status = stockStatus(totalStock);
  if (status === 'OUT_OF_STOCK') return <Badge>{t`Sold out`}</Badge>;
  if (discountType === 'PRICE_CAMPAIGN' && percent) return <Badge tone="sale">{t`Campaign −${percent}\u00a0%`}</Badge>;
  if (status === 'FEW_LEFT') return <Badge tone="warning">{t`Few left`}</Badge>;
  return isNew && <Badge>{t`New`}</Badge>;
};

/** A product in a list or row: two images, brand, colours, name, price, a badge, and a link to the quick shop. */
export const ProductCard = ({
  product,
  vatIncluded,
  action,
  priority = false,
  headingLevel = 2,
  sizes,
  onSelect,
}: ProductCardProps) => {
  const { t } = useLingui();
  const href = useHref();
  // The name beside the image is the text of the link.
  const [first, second] = product.images.map(({ fileName }) => ({ fileName, alt: '' }));
  if (!first) return null;
  const { brandName, department, colours } = product;
  return (
    <ProductCardFrame
      href={href('product', { alias: product.alias })}
      known={{ product }}
      images={second ? [first, second] : [first]}
      title={product.name}
      titleLanguage={product.textLanguage}
      brand={[brandName, department].filter(Boolean).join('\u00a0· ')}
      aside={colours && <ColourDots colours={colours} label={t`${{ count: colours.length }} colours`} />}
      badge={<CardBadge product={product} />}
      price={<PriceTag price={product.unitPrice} lowestPrice={product.lowestPrice} vatIncluded={vatIncluded} />}
      action={
        <>
          {action}
          {product.comesOn === undefined && <QuickShopLink product={product} />}
        </>
      }
      priority={priority}
      headingLevel={headingLevel}
      {...(sizes !== undefined && { sizes })}
      {...(onSelect && { onClick: () => onSelect(product) })}
    />
  );
};
