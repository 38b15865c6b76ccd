import { ProductList } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { useSelector } from 'react-redux';
import { useLoaderData } from 'react-router-dom';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import type { loader } from './list-loader.ts';

/** Category, brand, campaign, search and the shop's own lists. */
export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const vatIncluded = useSelector(selectVatIncluded);
  return <ProductList page={page} vatIncluded={vatIncluded} renderAction={(product) => <FavouriteButton product={product} />} />;
}
