import { useLingui } from '@lingui/react/macro';
import { useGateway } from '@lyng/commerce-client';
import { snackbarShown } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { Button, useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lastVisitedSlice } from '../../state/last-visited-slice.ts';
import { loadProductsByIds } from '../../wire/load-products-by-ids.ts';
import type { ProductCardsProps } from '../product-cards/ProductCards.tsx';
import { Recommendations } from '../recommendations/Recommendations.tsx';

export interface LastVisitedProps extends Pick<ProductCardsProps, 'vatIncluded' | 'renderAction'> {
  /** The products that the page shows already. */
  readonly except?: readonly number[] | undefined;
}

const maxShown = 12;

const { lastVisitedBroughtBack, lastVisitedCleared } = lastVisitedSlice.actions;

/** The products of these ids once they are loaded, without those that are no longer sold. */
function useProducts(productIds: readonly number[]): readonly ListedProduct[] {
  const gateway = useGateway();
  const wanted = productIds.join();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const result = await loadProductsByIds(gateway, wanted.split(',').map(Number), { signal });
      // The row stays as it was: it is not essential.
      if (!result.ok)
        throw new Error('@lyng/catalogue: the last visited products could not be loaded.', { cause: result.error });
      return result.value;
    },
    [gateway, wanted],
  );
  const [products = []] = useLoaded(wanted !== '', load);
  // Products that have left the list since are no longer shown.
  return products.filter(({ productId }) => productIds.includes(productId));
}

/** The products that the shopper has viewed, newest first, until the list is cleared. */
export const LastVisited = ({ except = [], ...cards }: LastVisitedProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const visited = useSelector(lastVisitedSlice.selectors.lastVisitedIds);
  const products = useProducts(visited.filter((id) => !except.includes(id)).slice(0, maxShown));
  const clear = (): void => {
    dispatch(lastVisitedCleared());
    // The pressed button disappears with its row, so move the focus to the page's main part.
    document.getElementById('main')?.focus({ preventScroll: true });
    const undo = { label: t`Undo`, action: lastVisitedBroughtBack(visited) };
    dispatch(snackbarShown(t`The list of last visited products is cleared`, { undo }));
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
