import { Plural, useLingui } from '@lingui/react/macro';
import type { LoadSizeChoice, Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Button, ButtonLink, Cluster, Container, EmptyState, Heading, Notice } from '@lyng/ui';
import { useRef, useState } from 'react';
import type { ComponentType, ReactNode, SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { favouritesBroughtBack, favouritesCleared } from '../../state/favourite-events.ts';
import { favouritesSlice, selectFavouriteIds, selectFavouritesUserId } from '../../state/favourites-slice.ts';
import { FAVOURITES_FORM } from '../favourites-form.ts';
import { FavouriteProductList } from './FavouriteProductList.tsx';
import { FavouritesNotLoaded } from './FavouritesNotLoaded.tsx';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import styles from './FavouritesPage.module.css';
import type { LoadProducts, ServedFavourites } from './use-favourite-products.ts';

const { selectAccountStatus, selectIsRestored } = favouritesSlice.selectors;
const { userIdentified } = favouritesSlice.actions;

type RenderBelow = NonNullable<Slots['product-grid']['renderBelow']>;

/** Puts products that come newest first in another order. */
export type SortProducts = (products: readonly ListedProduct[]) => readonly ListedProduct[];

/** The parts above the products and below each product. */
export interface FavouriteTools {
  readonly ListTools: ComponentType<{ readonly onSort: (sort: SortProducts) => void }>;
  readonly CardTools: ComponentType<{ readonly product: ListedProduct; readonly loadSizes: LoadSizeChoice }>;
}

export interface FavouritesPageProps {
  /** Must be stable between renders: another function loads again. */
  readonly loadProducts: LoadProducts;
  /** Draws the cards, with something below each; the host knows prices, VAT and links. */
  readonly renderProducts: (products: readonly ListedProduct[], renderBelow: RenderBelow) => ReactNode;
  /** The parts of a page with running script; they load later. */
  readonly tools?: FavouriteTools | undefined;
  /** The products of the favourites that the server knows; left out where there are none. */
  readonly served?: ServedFavourites | undefined;
  /** The reason why a posted form has changed nothing. */
  readonly problem?: string | undefined;
}

/** Replaces the cleared list until the shopper leaves the page. */
const ClearedFavourites = ({ onUndo }: { readonly onUndo: () => void }) => {
  const { t } = useLingui();
  return (
    <Notice announce title={t`All favourites are removed`}>
      {/* The button that removed them is gone; the keyboard goes on from here. */}
      <Button variant="secondary" autoFocus onClick={onUndo}>{t`Undo`}</Button>
    </Notice>
  );
};

/** An empty list with a link to products. */
const NoFavourites = () => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <EmptyState
      icon="heart"
      title={t`No favourites yet`}
      text={t`Press the heart on something you like, and find it here again. You do not have to log in.`}
      action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
    />
  );
};

/** An empty list, as far as it is known: an account whose list cannot be read is not one without favourites. */
const EmptyList = () => {
  const dispatch = useDispatch();
  const account = useSelector(selectAccountStatus);
  const userId = useSelector(selectFavouritesUserId);
  if (account === 'loading') return <FavouritesSkeleton />;
  return account === 'failed' ? (
    <FavouritesNotLoaded onRetry={() => void dispatch(userIdentified(userId))} />
  ) : (
    <NoFavourites />
  );
};

/** The favourites of this browser, or those that the server knows, newest first; works logged out. */
export const FavouritesPage = ({ problem, ...list }: FavouritesPageProps): ReactNode => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const ids = useSelector(selectFavouriteIds);
  const isRestored = useSelector(selectIsRestored);
  const [clearedIds, setClearedIds] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = (event: SyntheticEvent) => {
    event.preventDefault();
    setClearedIds(ids);
    dispatch(favouritesCleared());
  };
  const undo = () => {
    dispatch(favouritesBroughtBack(clearedIds));
    setClearedIds([]);
    // The pressed button disappears with its notice.
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
            <Button
              variant="quiet"
              type="submit"
              form={FAVOURITES_FORM}
              name="clear"
              onClick={clear}
            >{t`Remove all`}</Button>
          </Cluster>
        )}
      </Cluster>
      {problem !== undefined && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {!isRestored && ids.length === 0 && (
        <>
          <FavouritesSkeleton />
          <noscript>{list.served?.products === null ? <FavouritesNotLoaded /> : <NoFavourites />}</noscript>
        </>
      )}
      {isRestored && ids.length === 0 && (clearedIds.length > 0 ? <ClearedFavourites onUndo={undo} /> : <EmptyList />)}
      {ids.length > 0 && <FavouriteProductList ids={ids} {...list} />}
    </Container>
  );
};
