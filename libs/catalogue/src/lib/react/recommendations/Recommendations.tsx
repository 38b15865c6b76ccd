import { Heading, Link } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ProductCards } from '../product-cards/ProductCards.tsx';
import type { ProductCardsProps } from '../product-cards/ProductCards.tsx';
import { useProductsSeen } from '../products-seen/use-products-seen.ts';
import styles from './Recommendations.module.css';

export interface RecommendationsProps extends Pick<
  ProductCardsProps,
  'products' | 'vatIncluded' | 'renderAction' | 'onSelect' | 'priorityCount'
> {
  readonly heading: string;
  /** The row's name for statistics, such as `row:together`. */
  readonly list: string;
  /** Leads to the complete list. */
  readonly more?: { readonly label: string; readonly href: string } | null;
  /** 3 in a panel, whose title is a heading of level 2. */
  readonly headingLevel?: 2 | 3;
  /** Stands beside the heading, such as a button that clears the row. */
  readonly aside?: ReactNode;
}

/** A row of products under a heading; renders nothing without products. */
export const Recommendations = ({
  heading,
  list,
  headingLevel = 2,
  more,
  aside,
  products,
  ...cards
}: RecommendationsProps) => {
  const id = useId();
  const rowId = useId();
  useProductsSeen(rowId, list, products);
  if (products.length === 0) return null;
  return (
    <section id={rowId} className={styles.row} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading level={headingLevel} size={headingLevel === 2 ? 'xl' : 'm'} id={id}>
          {heading}
        </Heading>
        {more && <Link href={more.href}>{more.label}</Link>}
        {aside}
      </div>
      <ProductCards {...cards} products={products} layout="row" label={heading} headingLevel={3} />
    </section>
  );
};
