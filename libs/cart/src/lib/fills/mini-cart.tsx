import { selectVatIncluded, termsOf, useApp, useLazyComponent, useLazySlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useSite } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { MiniCart } from '../react/mini-cart/MiniCart.tsx';
import { usePageCart } from '../react/use-page-cart.ts';

// It comes with this file; only its texts load.
const loadMiniCart = async () => MiniCart;

/** The cart's panel, with what other features add to it. */
export function Part({ hasShopHeader }: Slots['overlay']) {
  usePageCart();
  const { market } = useSite();
  const { config } = useApp();
  const vatIncluded = useSelector(selectVatIncluded);
  const Added = useLazySlot('cart:added', hasShopHeader);
  const [Panel] = useLazyComponent(hasShopHeader, loadMiniCart, 'cart');
  return (
    hasShopHeader &&
    Panel && (
      <Panel
        vatIncluded={vatIncluded}
        minimumOrder={termsOf(config, market).minimumOrder}
        renderAdded={(added) => Added && <Added {...added} />}
      />
    )
  );
}
