import { selectVatIncluded, termsOf, useApp, useLazyComponent, useLazySlot } from '@lyng/feature';
import type { ShopState, Slots } from '@lyng/feature';
import { useSite } from '@lyng/routing';
import { useDispatch, useSelector } from 'react-redux';
import { MiniCart } from '../react/mini-cart/MiniCart.tsx';
import { usePageCart } from '../react/use-page-cart.ts';
import { cartSlice } from '../state/cart-slice.ts';

// It comes with this file; only its texts load.
const loadMiniCart = async () => MiniCart;

const loadDialog = async () =>
  (await import('../react/cart-differences/CartDifferencesDialog.tsx')).CartDifferencesDialog;

/** The cart's panel, with what other features add to it, and what has become of the cart without the shopper's doing. */
export function Part({ hasShopHeader }: Slots['overlay']) {
  usePageCart();
  const { market } = useSite();
  const { config } = useApp();
  const vatIncluded = useSelector(selectVatIncluded);
  const Added = useLazySlot('cart:added', hasShopHeader);
  const [Panel] = useLazyComponent(hasShopHeader, loadMiniCart, 'cart');
  return (
    <>
      {hasShopHeader && Panel && (
        <Panel
          vatIncluded={vatIncluded}
          minimumOrder={termsOf(config, market).minimumOrder}
          renderAdded={(added) => Added && <Added {...added} />}
        />
      )}
      <Differences vatIncluded={vatIncluded} />
    </>
  );
}

/** Shown where the shopper is about to order, and over no other dialog. */
function Differences({ vatIncluded }: { readonly vatIncluded: boolean }) {
  const dispatch = useDispatch();
  const differences = useSelector(cartSlice.selectors.selectDifferences);
  const screen = useSelector(({ page }: ShopState) => page.currentRouteName);
  const isFree = useSelector(({ modal }: ShopState) => !modal?.open);
  const open = isFree && differences.length > 0 && (screen === 'cart' || screen === 'checkout');
  const [Dialog] = useLazyComponent(open, loadDialog, 'cart');
  return (
    Dialog && (
      <Dialog
        open={open}
        differences={differences}
        vatIncluded={vatIncluded}
        onAcknowledge={() => dispatch(cartSlice.actions.differencesAcknowledged())}
      />
    )
  );
}
