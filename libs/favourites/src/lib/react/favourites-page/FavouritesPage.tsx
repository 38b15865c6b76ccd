import { Plural, useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@lyng/model';
import { Button, Cluster, Container, Heading } from '@lyng/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { favouritesBroughtBack, favouritesCleared } from '../../state/favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from '../../state/favourites-slice.ts';
import { ClearedFavourites } from './ClearedFavourites.tsx';
import { FavouriteProductList } from './FavouriteProductList.tsx';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import { NoFavourites } from './NoFavourites.tsx';
import styles from './FavouritesPage.module.css';
import type { LoadProducts } from './use-favourite-products.ts';

const { selectIsRestored } = favouritesSlice.selectors;

export interface FavouritesPageProps {
  /** Keep its identity between renders: another function asks again. */
  readonly loadProducts: LoadProducts;
  /** Draws the cards; the host knows prices, VAT and links. */
  readonly renderProducts: (products: readonly ProductSummary[]) => ReactNode;
}

/** The favourites of this browser, the newest first; works logged out (FAV-09). */
export const FavouritesPage = ({ loadProducts, renderProducts }: FavouritesPageProps): ReactNode => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const ids = useSelector(selectFavouriteIds);
  const isRestored = useSelector(selectIsRestored);
  const [clearedIds, setClearedIds] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    setClearedIds(ids);
    dispatch(favouritesCleared());
  };
  const undo = () => {
    dispatch(favouritesBroughtBack(clearedIds));
    setClearedIds([]);
    // The pressed button goes away with its notice.
    heading.current?.focus();
  };
  return (
    <Container className={styles.page}>
      <Cluster justify="between">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t`Favourites`}
        </Heading>
        {ids.length > 0 && (
          <Cluster>
            <span className={styles.count}>
              <Plural value={ids.length} one="# product" other="# products" />
            </span>
            <Button variant="quiet" onClick={clear}>{t`Remove all`}</Button>
          </Cluster>
        )}
      </Cluster>
      {!isRestored && <FavouritesSkeleton />}
      {isRestored &&
        ids.length === 0 &&
        (clearedIds.length > 0 ? <ClearedFavourites onUndo={undo} /> : <NoFavourites />)}
      {isRestored && ids.length > 0 && (
        <FavouriteProductList ids={ids} loadProducts={loadProducts} renderProducts={renderProducts} />
      )}
    </Container>
  );
};
