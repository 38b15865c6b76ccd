import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@lyng/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { FAVOURITES_STEP, MAX_PRODUCTS } from '../../core/product-id.ts';
import { FAVOURITES_FORM } from '../favourites-form.ts';
import styles from './FavouritesPage.module.css';
import type { FavouritesPageProps, SortProducts } from './FavouritesPage.tsx';
import { FavouritesNotLoaded } from './FavouritesNotLoaded.tsx';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import { useFavouriteProducts } from './use-favourite-products.ts';

export interface FavouriteProductListProps extends Omit<FavouritesPageProps, 'problem'> {
  readonly ids: readonly number[];
}

/** The products of a list that is not empty. */
export const FavouriteProductList = ({
  ids,
  loadProducts,
  renderProducts,
  served,
  tools,
}: FavouriteProductListProps): ReactNode => {
  const { t } = useLingui();
  const [sort, setSort] = useState<SortProducts>();
  const [limit, setLimit] = useState(served?.limit ?? FAVOURITES_STEP);
  const { status, products, goneCount, retry } = useFavouriteProducts(
    ids.toReversed().slice(0, limit),
    loadProducts,
    served,
  );
  const onSort = useCallback((next: SortProducts) => {
    setSort(() => next);
    // Sorted are all of them, not the newest.
    setLimit(MAX_PRODUCTS);
  }, []);
  const renderBelow = useCallback<Parameters<typeof renderProducts>[1]>(
    (product, loadSizes) => (
      <div className={styles.below}>{tools && <tools.CardTools product={product} loadSizes={loadSizes} />}</div>
    ),
    [tools],
  );
  return (
    <>
      <div className={styles.tools}>{tools && <tools.ListTools onSort={onSort} />}</div>
      {products.length > 0 && renderProducts(sort ? sort(products) : products, renderBelow)}
      {status === 'loading' && <FavouritesSkeleton />}
      {status === 'failed' && <FavouritesNotLoaded onRetry={retry} />}
      {goneCount > 0 && (
        <p className={styles.gone}>
          <Plural
            value={goneCount}
            one="# of your favourites is no longer sold."
            other="# of your favourites are no longer sold."
          />
        </p>
      )}
      {status === 'loaded' && ids.length > limit && (
        <Button
          className={styles.more}
          variant="secondary"
          // Without script a link to the page itself, with more products.
          type="submit"
          form={FAVOURITES_FORM}
          formMethod="get"
          name="show"
          value={limit + FAVOURITES_STEP}
          onClick={(event) => {
            event.preventDefault();
            setLimit(limit + FAVOURITES_STEP);
          }}
        >{t`Show more`}</Button>
      )}
    </>
  );
};
