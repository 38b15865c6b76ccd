import { Plural, useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import type { MinimumOrder } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { ButtonLink, SidePanel, Skeleton, Stack, VisuallyHidden } from '@lyng/ui';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { ShownLine } from '../../core/replay.ts';
import { cartSlice } from '../../state/cart-slice.ts';
import { CartFailureNotice } from '../cart-failure-notice/CartFailureNotice.tsx';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { EmptyCart } from '../cart-lines/EmptyCart.tsx';
import { LazyCartWarnings } from '../cart-warnings/LazyCartWarnings.tsx';
import { failureText } from '../failure-text.ts';
import { FreeShippingBar } from '../free-shipping-bar/FreeShippingBar.tsx';
import { useCartChanges } from '../use-cart-changes.ts';
import { useCart } from '../use-cart.ts';
import type { CartView } from '../use-cart.ts';
import { useEmptiedTitle } from '../use-emptied-title.ts';
import styles from './MiniCart.module.css';

/** The product that was just added, by the article number of its size, and those of the cart's other products. */
export interface AddedProduct {
  readonly variantKey: string;
  readonly otherKeys: readonly string[];
}

export interface MiniCartProps {
  /** From the customer type: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** The minimum order value. */
  readonly minimumOrder?: MinimumOrder;
  /** Renders what goes with the product that was just added. */
  readonly renderAdded?: (added: AddedProduct) => ReactNode;
}

const addedProduct = ({ product, reference }: ShownLine, lines: readonly ShownLine[]): AddedProduct => ({
  variantKey: product.skus.find(({ skuId }) => skuId === reference.skuId)?.articleNumber || product.articleNumber,
  otherKeys: lines.map((line) => line.product.articleNumber).filter((key) => key !== product.articleNumber),
});

/**
 * The cart in a panel beside the page: opened by the header's bag, and by adding, with what was added and what goes
 * with it.
 */
export const MiniCart = ({ vatIncluded, minimumOrder, renderAdded }: MiniCartProps): ReactNode => {
  const { t, i18n } = useLingui();
  const chosen = useSelector(cartSlice.selectors.selectPanel);
  // A modal dialog makes the browser lay out the page twice: what was added is counted and painted before it opens.
  const deferred = useDeferredValue(chosen);
  const panel = chosen.open ? deferred : chosen;
  const view = useCart();
  const { setPanelOpen } = useCartChanges();
  const close = (): void => setPanelOpen(false);
  const addedSkuId = panel.open ? panel.addedSkuId : null;
  const { lines } = view.cart;
  const emptiedTitle = useEmptiedTitle(lines.length === 0);
  // Whatever else has failed meanwhile, what was added is in the cart.
  const justAdded =
    view.failure?.operation.kind === 'add' ? [] : lines.filter(({ reference }) => reference.skuId === addedSkuId);
  const added = justAdded.length > 0;
  // After adding, only the new line is shown; the footer leads to the cart for the rest.
  const shown = added ? justAdded : lines;
  // Another size of what was added may be the slip, though its line is not shown.
  const suspects = added
    ? lines.filter(({ product }) => justAdded.some((line) => line.product.productId === product.productId))
    : lines;
  return (
    <SidePanel
      open={panel.open}
      title={added ? t`Added to your cart` : t`Your cart`}
      onClose={close}
      footer={lines.length > 0 && <MiniCartFooter view={view} vatIncluded={vatIncluded} />}
    >
      <Stack gap={4}>
        <CartFailureNotice status={view.status} words={view.failure && failureText(view.failure, lines, i18n)} />
        {view.status === 'loading' && <Skeleton lines={4} />}
        {view.status === 'ready' && lines.length === 0 && <EmptyCart titleRef={emptiedTitle} onLeave={close} />}
        {lines.length > 0 && (
          <>
            <FreeShippingBar summary={view.cart.summary} vatIncluded={vatIncluded} busy={view.cart.moneyBusy} />
            <CartLines lines={shown} vatIncluded={vatIncluded} addedSkuId={addedSkuId} size="s" />
            <LazyCartWarnings lines={suspects} cart={view.cart} vatIncluded={vatIncluded} minimumOrder={minimumOrder} />
          </>
        )}
        {justAdded[0] && renderAdded?.(addedProduct(justAdded[0], lines))}
      </Stack>
    </SidePanel>
  );
};

const MiniCartFooter = ({
  view,
  vatIncluded,
}: {
  readonly view: CartView;
  readonly vatIncluded: boolean;
}): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { setPanelOpen } = useCartChanges();
  const { summary, moneyBusy, itemCount } = view.cart;
  const close = (): void => setPanelOpen(false);
  return (
    <div className={styles.footer}>
      <p className={styles.total} aria-busy={moneyBusy || undefined}>
        <span>
          {t`Subtotal`} (<Plural value={itemCount} one="# item" other="# items" />)
        </span>
        <strong>{summary ? shownAmount(summary.subTotal.selling, vatIncluded) : t`Updating price`}</strong>
      </p>
      <VisuallyHidden>
        <span role="status">
          {moneyBusy ? (
            t`Updating your cart`
          ) : (
            <Plural value={itemCount} one="# item in your cart" other="# items in your cart" />
          )}
        </span>
      </VisuallyHidden>
      <ButtonLink href={href('checkout')} size="l" fullWidth onClick={close}>
        {t`Go to checkout`}
      </ButtonLink>
      <ButtonLink href={href('cart')} variant="secondary" fullWidth onClick={close}>
        {t`See your cart`}
      </ButtonLink>
    </div>
  );
};
