import { useLingui } from '@lingui/react/macro';
import { ProductCardSkeleton, ProductGrid, VisuallyHidden } from '@lyng/ui';
import styles from './FavouritesPage.module.css';

const cards = [1, 2, 3, 4] as const;

/** Reserves the space of the products while they are loading. */
export const FavouritesSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <span role="status">{t`Loading your favourites`}</span>
      </VisuallyHidden>
      <div aria-hidden="true">
        <ProductGrid>
          {cards.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </div>
    </div>
  );
};
