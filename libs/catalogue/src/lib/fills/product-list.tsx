import { selectVatIncluded, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import type { ListPage } from '../core/list-page-data.ts';
import { ProductList } from '../react/product-list/ProductList.tsx';

function useLoadingPage(): number | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? Number(new URLSearchParams(location.search).get('page') ?? 1) : undefined;
}

/** Loads the list again when it was loaded for the other kind of customer: its price filters differ. */
function useOwnPrices(page: ListPage, vatIncluded: boolean): void {
  const { revalidate } = useRevalidator();
  const isOther = page.vatIncluded !== vatIncluded;
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
}

/** A list that the port `productList` has loaded. */
export function Part({ page: loaded, underHeading }: Slots['product-list']) {
  // Other features read a part of what the port has loaded.
  const page = loaded as ListPage;
  const vatIncluded = useSelector(selectVatIncluded);
  useOwnPrices(page, vatIncluded);
  const loadingPage = useLoadingPage();
  const Action = useSlot('product-card:action');
  const renderAction = useCallback((product: ListedProduct) => Action && <Action product={product} />, [Action]);
  return (
    <ProductList
      page={page}
      vatIncluded={vatIncluded}
      loadingPage={loadingPage}
      underHeading={underHeading}
      renderAction={renderAction}
    />
  );
}
