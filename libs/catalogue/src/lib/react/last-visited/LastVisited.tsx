import { useLingui } from '@lingui/react/macro';
import { useGateway } from '@lyng/commerce-client';
import type { ListedProduct } from '@lyng/model';
import { Button } from '@lyng/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lastVisitedSlice } from '../../state/last-visited-slice.ts';
import { loadProductsByIds } from '../../wire/load-products-by-ids.ts';
import type { ProductCardsProps } from '../product-cards/ProductCards.tsx';
import { Recommendations } from '../recommendations/Recommendations.tsx';

export interface LastVisitedProps extends Pick<ProductCardsProps, 'vatIncluded' | 'renderAction'> {
  /** The product that the page shows, which is left out of the row. */
  readonly exceptId?: number;
  /** Called after the list was cleared, with what brings it back: `lastVisitedBroughtBack`. */
  readonly onCleared: (productIds: readonly number[]) => void;
}

/** The maximum of a row. */
const maxShown = 12;

/** The products of these ids once they are loaded, without those that are no longer sold. */
function useProducts(productIds: readonly number[]): readonly ListedProduct[] {
  const gateway = useGateway();
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  const wanted = productIds.join();
  useEffect(() => {
    if (wanted === '') return;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const result = await loadProductsByIds(gateway, wanted.split(',').map(Number), { signal: leaving.signal });
      // A failure shows no row: it is not essential.
      if (result.ok && !leaving.signal.aborted) setProducts(result.value);
    };
    void load();
    return () => leaving.abort();
  }, [gateway, wanted]);
  // Products that have left the list since are no longer shown.
  return products.filter(({ productId }) => productIds.includes(productId));
}

/** The products that the shopper has viewed, newest first, until the list is cleared. */
export const LastVisited = ({ exceptId, onCleared, ...cards }: LastVisitedProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const visited = useSelector(lastVisitedSlice.selectors.lastVisitedIds);
  const products = useProducts(visited.filter((id) => id !== exceptId).slice(0, maxShown));
  const clear = (): void => {
    dispatch(lastVisitedSlice.actions.lastVisitedCleared());
    onCleared(visited);
  };
  return (
    <Recommendations
      {...cards}
      list="row:last-visited"
      heading={t`Last visited`}
      products={products}
      aside={
        <Button variant="quiet" onClick={clear}>
          {t`Clear the list`}
        </Button>
      }
    />
  );
};
