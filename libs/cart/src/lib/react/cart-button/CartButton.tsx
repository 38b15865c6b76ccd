import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { useCartChanges } from '../use-cart-changes.ts';
import { useCart } from '../use-cart.ts';
import { CartLink } from './CartLink.tsx';

/** The bag in the header with the number of units; a link to the cart that opens the mini cart instead. */
export const CartButton = (): ReactNode => {
  const { t } = useLingui();
  const { cart, status } = useCart();
  const { setPanelOpen } = useCartChanges();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A click with a modifier key opens a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPanelOpen(true);
  };
  const count = status !== 'ready' && cart.summary === null ? undefined : cart.itemCount;
  // A plural makes a number format, which takes tens of ms on a phone.
  const label = count ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}` : t`Cart`;
  return <CartLink count={count} label={label} onClick={open} />;
};
