import { watchQuickShop } from '@lyng/catalogue';
import { cartSlice } from '@lyng/cart';
import { createHref } from '@lyng/routing/core';
import { useSite } from '@lyng/routing';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quickShopClosed, quickShopOpened, selectQuickShop } from '../../shell/slices/panel-slices.ts';
import { useWanted } from './use-wanted.ts';

const loadPanel = async () => (await import('./QuickShopPanel.tsx')).QuickShopPanel;

export interface LateQuickShopProps {
  readonly vatIncluded: boolean;
}

/** Opens the quick-shop panel for the links on all cards (CAT-10); its code comes with the first press. */
export function LateQuickShop({ vatIncluded }: LateQuickShopProps) {
  const dispatch = useDispatch();
  const site = useSite();
  const alias = useSelector(selectQuickShop);
  // Without its code the press does what it would have done: it leads to the product.
  const leave = useCallback(() => {
    dispatch(quickShopClosed());
    if (alias !== null && navigator.onLine) window.location.assign(createHref(site)('product', { alias }));
  }, [alias, dispatch, site]);
  const Panel = useWanted(alias !== null, loadPanel, 'catalogue', leave);
  useEffect(
    () =>
      watchQuickShop(document, (wanted) => {
        // One panel at a time: a card may lie in the cart's.
        dispatch(cartSlice.actions.panelClosed());
        dispatch(quickShopOpened(wanted));
      }),
    [dispatch],
  );
  return Panel && <Panel alias={alias} vatIncluded={vatIncluded} />;
}
