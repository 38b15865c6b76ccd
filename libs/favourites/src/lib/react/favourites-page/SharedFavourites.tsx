import { Plural, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Cluster, Container, Heading } from '@lyng/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { favouritesBroughtBack } from '../../state/favourite-events.ts';
import styles from './FavouritesPage.module.css';

export interface SharedFavouritesProps {
  /** The oldest first. */
  readonly ids: readonly number[];
  /** The page with more products; `null` if these are all. */
  readonly moreHref: string | null;
  /** The products as cards. */
  readonly children: ReactNode;
}

/** A list that somebody has shared: read only, and each heart adds a product to the visitor's own. */
export const SharedFavourites = ({ ids, moreHref, children }: SharedFavouritesProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    dispatch(favouritesBroughtBack(ids));
    setAdded(true);
  };
  return (
    <Container className={styles.page}>
      <Cluster justify="between">
        <Heading level={1}>{t`Shared favourites`}</Heading>
        {ids.length > 0 && (
          <Cluster>
            <span className={styles.count} role="status">
              {isAdded ? t`Added to your favourites` : <Plural value={ids.length} one="# product" other="# products" />}
            </span>
            <Button variant="secondary" className={styles.scripted} disabled={isAdded} onClick={add}>
              {t`Add all to my favourites`}
            </Button>
          </Cluster>
        )}
      </Cluster>
      {ids.length > 0 ? children : <p>{t`There is nothing in this list right now.`}</p>}
      {moreHref !== null && (
        <ButtonLink className={styles.more} variant="secondary" href={moreHref} preserveScroll>
          {t`Show more`}
        </ButtonLink>
      )}
    </Container>
  );
};
