import { useApp, useLazyComponent } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { PendingPanel } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quickShopClosed, quickShopOpened, selectQuickShop } from '../../state/quick-shop-slice.ts';
import { overlayMessages } from '../overlay-messages.ts';
import { loadQuickShop } from './load-quick-shop.ts';
import { watchQuickShop } from './watch-quick-shop.ts';

export interface LazyQuickShopProps {
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
}

/** Opens the quick-shop panel for the links on all cards; its code loads with the first press. */
export function LazyQuickShop({ vatIncluded }: LazyQuickShopProps) {
  const dispatch = useDispatch();
  const href = useHref();
  const { t } = useLingui();
  const alias = useSelector(selectQuickShop);
  const { slots } = useApp();
  const loadPanel = useCallback(() => loadQuickShop(slots), [slots]);
  const [Panel, retry] = useLazyComponent(alias !== null, loadPanel, overlayMessages);
  useEffect(() => watchQuickShop(document, (wanted) => void dispatch(quickShopOpened(wanted))), [dispatch]);
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
