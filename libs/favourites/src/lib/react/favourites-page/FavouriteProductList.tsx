import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './FavouritesPage.module.css';
import type { FavouritesPageProps } from './FavouritesPage.tsx';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import { useFavouriteProducts } from './use-favourite-products.ts';

/** So many more each time: a list may hold 1000, and the backend is asked for no more than are looked at. */
const STEP = 60;

export interface FavouriteProductListProps extends FavouritesPageProps {
  readonly ids: readonly number[];
}

/** The products of a list that is not empty. */
export const FavouriteProductList = ({ ids, loadProducts, renderProducts }: FavouriteProductListProps): ReactNode => {
  const { t } = useLingui();
  const [limit, setLimit] = useState(STEP);
  const { status, products, goneCount, retry } = useFavouriteProducts(ids.toReversed().slice(0, limit), loadProducts);
  return (
    <>
      {products.length > 0 && renderProducts(products)}
      {status === 'loading' && <FavouritesSkeleton />}
      {status === 'failed' && (
        <Notice tone="danger" announce title={t`We could not load your products`}>
          <p>{t`Your favourites are safe. Check your connection and try again.`}</p>
          <Button variant="secondary" onClick={retry}>{t`Try again`}</Button>
        </Notice>
      )}
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
          onClick={() => setLimit(limit + STEP)}
        >{t`Show more`}</Button>
      )}
    </>
  );
};
