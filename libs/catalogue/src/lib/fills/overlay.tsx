import { selectVatIncluded } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useSelector } from 'react-redux';
import { LazyQuickShop } from '../react/quick-shop-link/LazyQuickShop.tsx';
import { LazyRows } from '../react/personal-rows/LazyRows.tsx';

export function Part({ hasShopHeader }: Slots['overlay']) {
  const vatIncluded = useSelector(selectVatIncluded);
  return (
    <>
      {hasShopHeader && <LazyQuickShop vatIncluded={vatIncluded} />}
      <LazyRows />
    </>
  );
}
