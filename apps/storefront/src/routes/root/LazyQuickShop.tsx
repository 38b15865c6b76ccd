import { watchQuickShop } from '@lyng/catalogue';
import { PendingPanel } from '@lyng/ui';
import { cartSlice } from '@lyng/cart';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quickShopClosed, quickShopOpened, selectQuickShop } from '../../shell/slices/quick-shop-slice.ts';
import { useLazyComponent } from '@lyng/feature';

const loadPanel = async () => (await import('./QuickShopPanel.tsx')).QuickShopPanel;

export interface LazyQuickShopProps {
  readonly vatIncluded: boolean;
}

/** Opens the quick-shop panel for the links on all cards; its code loads with the first press. */
export function LazyQuickShop({ vatIncluded }: LazyQuickShopProps) {
  const dispatch = useDispatch();
  const href = useHref();
  const { t } = useLingui();
  const alias = useSelector(selectQuickShop);
  const [Panel, retry] = useLazyComponent(alias !== null, loadPanel, 'catalogue');
  useEffect(
    () =>
      watchQuickShop(document, (wanted) => {
        // One panel at a time: a card may be in the cart's.
        dispatch(cartSlice.actions.panelClosed());
        dispatch(quickShopOpened(wanted));
      }),
    [dispatch],
  );
  if (Panel) return <Panel alias={alias} vatIncluded={vatIncluded} />;
  if (alias === null) return null;
  return (
    <PendingPanel
      variant="quick-shop"
      title={t`Quick shop`}
      retry={retry}
      href={href('product', { alias })}
      onClose={() => dispatch(quickShopClosed())}
    />
  );
}
