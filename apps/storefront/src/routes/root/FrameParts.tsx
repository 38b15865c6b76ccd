import type { Slots } from '@lyng/feature';
import { selectVatIncluded, useApp, useLazyComponent } from '@lyng/feature';
import { useSite } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { usePageCart } from '../../shell/use-page-cart.ts';
import { LazyQuickShop } from './LazyQuickShop.tsx';
import { LazyAddedRows, LazyRows } from './LazyRows.tsx';

const loadMiniCart = async () => (await import('./live-cart.ts')).MiniCart;

/** The shop's panels, and the rows below a page. */
export function Part({ hasShopHeader }: Slots['overlay']) {
  usePageCart();
  const { market } = useSite();
  const { marketTerms } = useApp().config;
  const vatIncluded = useSelector(selectVatIncluded);
  const [MiniCart] = useLazyComponent(hasShopHeader, loadMiniCart, 'cart');
  return (
    <>
      {MiniCart && (
        <MiniCart
          vatIncluded={vatIncluded}
          minimumOrder={marketTerms[market].minimumOrder}
          recommendations={<LazyAddedRows />}
        />
      )}
      {hasShopHeader && <LazyQuickShop vatIncluded={vatIncluded} />}
      <LazyRows />
    </>
  );
}
