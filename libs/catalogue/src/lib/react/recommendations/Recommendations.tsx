import { Heading, Link } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ProductCards } from '../product-cards/ProductCards.tsx';
import type { ProductCardsProps } from '../product-cards/ProductCards.tsx';
import styles from './Recommendations.module.css';

export interface RecommendationsProps extends Pick<ProductCardsProps, 'products' | 'vatIncluded' | 'renderAction' | 'onSelect' | 'priorityCount'> {
  readonly heading: ReactNode;
  /** Leads to the whole list. */
  readonly more?: { readonly label: string; readonly href: string } | null;
}

/** A row of products under a heading; nothing when there are none. */
export const Recommendations = ({ heading, more, products, ...cards }: RecommendationsProps) => {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {more && <Link href={more.href}>{more.label}</Link>}
      </div>
      <ProductCards {...cards} products={products} layout="row" headingLevel={3} />
    </section>
  );
};
