import { useLingui } from '@lingui/react/macro';
import { useGateway } from '@lyng/commerce-client';
import type { ProductSummary } from '@lyng/model';
import { Button } from '@lyng/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lastVisitedSlice } from '../../state/last-visited-slice.ts';
import { loadProductsByIds } from '../../wire/load-products.ts';
import type { ProductCardsProps } from '../product-cards/ProductCards.tsx';
import { Recommendations } from '../recommendations/Recommendations.tsx';

export interface LastVisitedProps extends Pick<ProductCardsProps, 'vatIncluded' | 'renderAction'> {
  /** The product that the page shows, which is left out of the row. */
  readonly exceptId?: number;
  /** Called after the list was cleared, with what brings it back: `lastVisitedBroughtBack`. */
  readonly onCleared: (productIds: readonly number[]) => void;
}

/** A row shows no more. */
const mostShown = 12;

/** The products of these ids, as soon as they are here; what is no longer sold is not among them. */
function useProducts(productIds: readonly number[]): readonly ProductSummary[] {
  const gateway = useGateway();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const wanted = productIds.join();
  useEffect(() => {
    if (wanted === '') return;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await loadProductsByIds(gateway, wanted.split(',').map(Number), { signal: leaving.signal });
      // Without an answer there is no row, which nobody misses.
      if (answer.ok && !leaving.signal.aborted) setProducts(answer.value);
    };
    void load();
    return () => leaving.abort();
  }, [gateway, wanted]);
  // What has left the list since is no longer shown.
  return products.filter(({ productId }) => productIds.includes(productId));
}

/** What the shopper has looked at, the last one first, until it is cleared (CAT-14). */
export const LastVisited = ({ exceptId, onCleared, ...cards }: LastVisitedProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const visited = useSelector(lastVisitedSlice.selectors.lastVisitedIds);
  const products = useProducts(visited.filter((id) => id !== exceptId).slice(0, mostShown));
  const clear = (): void => {
    dispatch(lastVisitedSlice.actions.lastVisitedCleared());
    onCleared(visited);
  };
  return (
    <Recommendations
      {...cards}
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
