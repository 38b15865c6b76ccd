import { useCartActions } from '@lyng/cart';
import { QuickShop } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { useDispatch } from 'react-redux';
import { useRouteLoaderData } from 'react-router-dom';
import { quickShopClosed, quickShopOpened } from '../../shell/slices/panel-slices.ts';
import type { RootData } from './root-loader.ts';

export interface QuickShopPanelProps {
  readonly alias: string | null;
  readonly vatIncluded: boolean;
}

/** Where the catalogue's panel meets the cart and the hearts. What was added, or why not, is shown by the cart's panel, which takes its place. */
export function QuickShopPanel({ alias, vatIncluded }: QuickShopPanelProps) {
  const dispatch = useDispatch();
  const href = useHref();
  const { add } = useCartActions();
  const formKey = useRouteLoaderData<RootData>('root')?.formKey ?? '';
  return (
    <QuickShop
      alias={alias}
      vatIncluded={vatIncluded}
      addToCart={(product) => ({
        action: href('cart'),
        formKey,
        onSubmit: (choice) => void add({ ...choice, product }),
      })}
      renderFavourite={(product) => <FavouriteButton product={product} />}
      onChooseColour={(other) => dispatch(quickShopOpened(other))}
      onClose={() => dispatch(quickShopClosed())}
    />
  );
}
