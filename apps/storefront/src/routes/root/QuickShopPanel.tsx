import { useAddToCart } from '@lyng/cart';
import { QuickShop } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { useDispatch } from 'react-redux';
import { useFrameData } from '@lyng/feature';
import { quickShopClosed, quickShopOpened } from '../../shell/slices/quick-shop-slice.ts';

export interface QuickShopPanelProps {
  readonly alias: string | null;
  readonly vatIncluded: boolean;
}

/**
 * Combines the catalogue's panel with the cart and the hearts. The cart's panel replaces it and shows what was added,
 * or why not.
 */
export function QuickShopPanel({ alias, vatIncluded }: QuickShopPanelProps) {
  const dispatch = useDispatch();
  const href = useHref();
  const addToCart = useAddToCart();
  const formKey = useFrameData()?.formKey ?? '';
  return (
    <QuickShop
      alias={alias}
      vatIncluded={vatIncluded}
      addToCart={(product) => ({
        action: href('cart'),
        formKey,
        onSubmit: (choice, form) => addToCart({ ...choice, product }, form),
      })}
      renderFavourite={(product) => <FavouriteButton product={product} />}
      onChooseColour={(other) => dispatch(quickShopOpened(other))}
      onClose={() => dispatch(quickShopClosed())}
    />
  );
}
