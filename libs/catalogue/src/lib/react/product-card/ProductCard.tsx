import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Badge, PriceTag, ProductCardFrame } from '@lyng/ui';
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

/** A product in a list or row: two images, brand, name, price, campaign, stock, and a link to the quick shop. */
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
  const status = stockStatus(product.totalStock);
  const isComing = product.comesOn !== undefined;
  const isCampaign = product.discountType === 'PRICE_CAMPAIGN' && product.unitPrice.isDiscounted;
  return (
    <ProductCardFrame
      href={href('product', { alias: product.alias })}
      known={{ product }}
      images={second ? [first, second] : [first]}
      title={product.name}
      titleLanguage={product.textLanguage}
      brand={product.brandName}
      badges={
        <>
          {isCampaign && <Badge tone="campaign">{t`Campaign price`}</Badge>}
          {isComing && <Badge>{t`Coming soon`}</Badge>}
          {status === 'OUT_OF_STOCK' && !isComing && <Badge>{t`Sold out`}</Badge>}
          {status === 'FEW_LEFT' && <Badge tone="warning">{t`Few left`}</Badge>}
        </>
      }
      price={<PriceTag price={product.unitPrice} lowestPrice={product.lowestPrice} vatIncluded={vatIncluded} />}
      action={
        <>
          {action}
          {!isComing && <QuickShopLink product={product} />}
        </>
      }
      priority={priority}
      headingLevel={headingLevel}
      {...(sizes !== undefined && { sizes })}
      {...(onSelect && { onClick: () => onSelect(product) })}
    />
  );
};
