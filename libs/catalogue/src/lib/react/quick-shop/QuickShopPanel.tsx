import { useApp, useSlot } from '@lyng/feature';
import { useDispatch } from 'react-redux';
import { arrivalOf } from '../../core/product-arrival.ts';
import { quickShopClosed, quickShopOpened } from '../../state/quick-shop-slice.ts';
import { QuickShop } from './QuickShop.tsx';
import type { QuickShopProps } from './QuickShop.tsx';

/** The quick shop of this tab, with what other features add to a product. */
export function QuickShopPanel(props: Pick<QuickShopProps, 'alias' | 'vatIncluded'>) {
  const dispatch = useDispatch();
  const { config, site } = useApp();
  return (
    <QuickShop
      {...props}
      Action={useSlot('product-card:action')}
      Buy={useSlot('product:buy')}
      arrivalNow={(product) => arrivalOf(product, config.delivery, site, Date.now())}
      onChooseColour={(other) => dispatch(quickShopOpened(other))}
      onClose={() => dispatch(quickShopClosed())}
    />
  );
}
