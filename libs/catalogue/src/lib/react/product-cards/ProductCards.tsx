import type { ProductSummary } from '@lyng/model';
import { Carousel, ProductGrid } from '@lyng/ui';
import type { ReactNode } from 'react';
import { ProductCard } from '../product-card/ProductCard.tsx';

interface Cards {
  readonly products: readonly ProductSummary[];
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** How many cards are in the first view; their images are loaded first. */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3;
  readonly sizes?: string;
  /** Lies over each image, such as the favourite heart. */
  readonly renderAction?: (product: ProductSummary) => ReactNode;
  /** Called when the shopper opens a product; the position counts from 1. */
  readonly onSelect?: (product: ProductSummary, position: number) => void;
}

interface InGrid {
  readonly layout?: 'grid';
  /** The list's name, where no heading stands before it. */
  readonly label?: string;
}

interface InRow {
  /** One line that scrolls sideways. */
  readonly layout: 'row';
  /** What the row holds, such as its heading. */
  readonly label: string;
}

export type ProductCardsProps = Cards & (InGrid | InRow);

/** Product cards in a grid or in a row. */
export const ProductCards = ({
  products,
  label,
  layout,
  priorityCount = 0,
  renderAction,
  onSelect,
  ...card
}: ProductCardsProps) => {
  const cards = products.map((product, index) => (
    <ProductCard
      key={product.productId}
      {...card}
      product={product}
      priority={index < priorityCount}
      action={renderAction?.(product)}
      {...(onSelect && { onSelect: () => onSelect(product, index + 1) })}
    />
  ));
  return layout === 'row' ? (
    <Carousel label={label}>{cards}</Carousel>
  ) : (
    <ProductGrid {...(label !== undefined && { label })}>{cards}</ProductGrid>
  );
};
