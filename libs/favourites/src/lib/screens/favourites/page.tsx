import { useApp, useSlot } from '@lyng/feature';
import { fail } from '@lyng/model';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useLoaderData } from 'react-router-dom';
import { FavouritesPage } from '../../react/favourites-page/FavouritesPage.tsx';
import { SharedFavourites } from '../../react/favourites-page/SharedFavourites.tsx';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import type { FavouritesData } from './data.ts';

const loadTools = () => import('../../react/favourite-tools/favourite-tools.ts');

/** Most favourites are stored in this browser, so it requests their products; the server adds those it knows. */
export function Component() {
  const { port, loadMessages } = useApp();
  const Products = useSlot('product-grid');
  const { served, shared } = useLoaderData<FavouritesData>();
  const posted = useActionData<{ readonly problem: string }>();
  const loadProducts = useCallback(
    async (ids: readonly number[]) => (await (await port('productsByIds'))?.(ids)) ?? fail({ kind: 'unreachable' }),
    [port],
  );
  const isRestored = useSelector(favouritesSlice.selectors.selectIsRestored);
  const loadToolsWithTexts = useCallback(
    async () => (await Promise.all([loadTools(), loadMessages('favourites-tools')]))[0],
    [loadMessages],
  );
  // Without them the page is what it is without script.
  const [tools] = useLoaded(isRestored, loadToolsWithTexts);
  if (shared)
    return <SharedFavourites {...shared}>{Products && <Products products={shared.products} />}</SharedFavourites>;
  return (
    <FavouritesPage
      loadProducts={loadProducts}
      renderProducts={(products, renderBelow) => Products && <Products products={products} renderBelow={renderBelow} />}
      tools={tools}
      served={served}
      problem={posted?.problem}
    />
  );
}
