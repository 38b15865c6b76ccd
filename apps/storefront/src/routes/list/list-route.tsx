import { ProductList } from '@lyng/catalogue';
import type { ProductListProps } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { useSelector } from 'react-redux';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { selectVatIncluded } from '@lyng/feature';
import type { loader } from './list-loader.ts';

/** The page of this list that the router is loading. */
function useLoadingPage(): number | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? Number(new URLSearchParams(location.search).get('page') ?? 1) : undefined;
}

/** Category, brand, campaign, search and the shop's own lists. */
export function Component({ underHeading }: Pick<ProductListProps, 'underHeading'>) {
  const { page } = useLoaderData<typeof loader>();
  const vatIncluded = useSelector(selectVatIncluded);
  const loadingPage = useLoadingPage();
  return (
    <ProductList
      page={page}
      vatIncluded={vatIncluded}
      loadingPage={loadingPage}
      underHeading={underHeading}
      renderAction={(product) => <FavouriteButton product={product} />}
    />
  );
}
