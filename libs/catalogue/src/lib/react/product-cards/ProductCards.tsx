import type { ListedProduct } from '@lyng/model';
import { Carousel, ProductGrid } from '@lyng/ui';
import { Activity, memo } from 'react';
import type { ReactNode } from 'react';
import { ProductCard } from '../product-card/ProductCard.tsx';

interface EveryCard {
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  readonly headingLevel?: 2 | 3;
  readonly sizes?: string;
  /** Lies over each image, such as the favourite heart. The same function as before leaves the cards as they are. */
  readonly renderAction?: (product: ListedProduct) => ReactNode;
  /** Called when the shopper opens a product; the position counts from 1. Stable, as `renderAction`. */
  readonly onSelect?: (product: ListedProduct, position: number) => void;
}

interface Cards extends EveryCard {
  readonly products: readonly ListedProduct[];
  /** The number of cards in the first view; their images are loaded first. */
  readonly priorityCount?: number;
}

interface InGrid {
  readonly layout?: 'grid';
  /** The list's name, where no heading stands before it. */
  readonly label?: string;
}

interface InRow {
  /** One line that scrolls sideways. */
  readonly layout: 'row';
  /** The content of the row, such as its heading. */
  readonly label: string;
}

export type ProductCardsProps = Cards & (InGrid | InRow);

interface CardProps extends EveryCard {
  readonly product: ListedProduct;
  readonly position: number;
  readonly priority: boolean;
}

const Card = memo(({ product, position, renderAction, onSelect, ...card }: CardProps) => (
  <ProductCard
    {...card}
    product={product}
    action={renderAction?.(product)}
    {...(onSelect && { onSelect: () => onSelect(product, position) })}
  />
));
Card.displayName = 'Card';

/** Product cards in a grid or in a row. Each hydrates by itself, the one that is pressed first. */
export const ProductCards = ({ products, label, layout, priorityCount = 0, ...card }: ProductCardsProps) => {
  const cards = products.map((product, index) => (
    <Activity key={product.productId}>
      <Card {...card} product={product} position={index + 1} priority={index < priorityCount} />
    </Activity>
  ));
  return layout === 'row' ? (
    <Carousel label={label}>{cards}</Carousel>
  ) : (
    <ProductGrid {...(label !== undefined && { label })}>{cards}</ProductGrid>
  );
};
