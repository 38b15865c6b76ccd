import { selectVatIncluded, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router-dom';
import type { ListPage } from '../core/list-page-data.ts';
import { ProductList } from '../react/product-list/ProductList.tsx';

/** The page of this list that the router is loading. */
function useLoadingPage(): number | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? Number(new URLSearchParams(location.search).get('page') ?? 1) : undefined;
}

/** A list that the port `productList` has loaded. */
export function Part({ page, underHeading }: Slots['product-list']) {
  const vatIncluded = useSelector(selectVatIncluded);
  const loadingPage = useLoadingPage();
  const Action = useSlot('product-card:action');
  const renderAction = useCallback((product: ListedProduct) => Action && <Action product={product} />, [Action]);
  return (
    <ProductList
      // Other features read a part of what the port has loaded.
      page={page as ListPage}
      vatIncluded={vatIncluded}
      loadingPage={loadingPage}
      underHeading={underHeading}
      renderAction={renderAction}
    />
  );
}
