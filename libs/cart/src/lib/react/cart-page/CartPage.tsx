import { Plural, useLingui } from '@lingui/react/macro';
import type { CartPromo } from '@lyng/feature';
import type { MinimumOrder } from '@lyng/model';
import { Container, Heading, Skeleton, VisuallyHidden } from '@lyng/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import type { ShownCart } from '../../core/replay.ts';
import { shownCode } from '../../core/voucher-code.ts';
import { CartFailureNotice } from '../cart-failure-notice/CartFailureNotice.tsx';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { EmptyCart } from '../cart-lines/EmptyCart.tsx';
import { LazyCartWarnings } from '../cart-warnings/LazyCartWarnings.tsx';
import type { FailureText } from '../failure-text.ts';
import { FreeShippingBar } from '../free-shipping-bar/FreeShippingBar.tsx';
import { useCart } from '../use-cart.ts';
import type { CartView } from '../use-cart.ts';
import { useCartChanges } from '../use-cart-changes.ts';
import { useEmptiedTitle } from '../use-emptied-title.ts';
import { useLazyFailureText } from '../use-lazy-failure-text.ts';
import { CartAside } from './CartAside.tsx';
import type { CartPromises } from './CartAside.tsx';
import styles from './CartPage.module.css';

/** The failures of a form that was posted without JavaScript, with texts from the server: the page's own are lazy. */
export interface PostedFailure extends FailureText {
  readonly failure: CartFailure;
}

export interface CartPageProps {
  /** From the customer type: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  readonly postedFailure?: PostedFailure | null;
  /** Where a member logs in to use a voucher, and comes back from. */
  readonly loginHref?: string;
  /** The minimum order value. */
  readonly minimumOrder?: MinimumOrder;
  /** The promises of the shop; left out, nothing is. */
  readonly promises?: CartPromises;
  /** The shopper's vouchers below the lines; given by the host. */
  readonly renderVouchers?: (shown: { readonly cart: ShownCart; readonly promo: CartPromo }) => ReactNode;
  /** Products that go with the cart; given by the host. */
  readonly recommendations?: ReactNode;
}

/** The cart as a page of its own: every change is a form that also works without JavaScript. */
export const CartPage = ({
  vatIncluded,
  postedFailure = null,
  loginHref,
  minimumOrder,
  promises,
  renderVouchers,
  recommendations,
}: CartPageProps): ReactNode => {
  const { t } = useLingui();
  const view = useCart();
  const { lines, itemCount, moneyBusy, promoCode, summary } = view.cart;
  const { isShownThere, promo } = useVoucherPromo(view);
  const lazyText = useLazyFailureText(view) ?? (view.failure ? null : postedFailure);
  const words = isShownThere ? null : lazyText;
  const failure = isShownThere ? null : (view.failure?.failure ?? postedFailure?.failure ?? null);
  const emptiedTitle = useEmptiedTitle(lines.length === 0);
  const isLoading = view.status === 'loading';
  if (isLoading || lines.length === 0) {
    return (
      <Container className={styles.page}>
        <CartFailureNotice status={view.status} words={words} />
        {view.status === 'ready' ? <EmptyCart titleRef={emptiedTitle} /> : <Heading level={1}>{t`Your cart`}</Heading>}
        {isLoading ? <Skeleton lines={6} /> : recommendations}
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Heading level={1}>{t`Your cart`}</Heading>
        <p className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
      </header>
      <VisuallyHidden>
        <CartStatus cart={view.cart} />
      </VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CartFailureNotice
            status={view.status}
            words={failure?.kind === 'promo' && promoCode === '' ? null : words}
          />
          <FreeShippingBar summary={summary} vatIncluded={vatIncluded} busy={moneyBusy} />
          <CartLines lines={lines} vatIncluded={vatIncluded} />
          <LazyCartWarnings lines={lines} cart={view.cart} vatIncluded={vatIncluded} minimumOrder={minimumOrder} />
        </div>
        <CartAside
          cart={view.cart}
          vatIncluded={vatIncluded}
          failure={failure}
          failureText={words?.text}
          loginHref={loginHref}
          promises={promises}
        />
        {renderVouchers && <div className={styles.vouchers}>{renderVouchers({ cart: view.cart, promo })}</div>}
      </div>
      {recommendations}
    </Container>
  );
};

/** The code as the vouchers change it, and whether they show the last failure: it is about a press of theirs. */
function useVoucherPromo({ rejected }: CartView): { readonly promo: CartPromo; readonly isShownThere: boolean } {
  const { setPromoCode } = useCartChanges();
  const [pressed, setPressed] = useState<string | null>(null);
  const apply = (promoCode: string): void => {
    setPressed(promoCode);
    setPromoCode(promoCode);
  };
  return { promo: { rejected, setPromoCode: apply }, isShownThere: rejected?.promoCode === pressed };
}

/** Read out whenever it changes: that the server is at it, and then what has become of the code. */
const CartStatus = ({ cart: { moneyBusy, promoCode, promoCodeCounts } }: { readonly cart: ShownCart }): ReactNode => {
  const { t } = useLingui();
  const ofCode = promoCodeCounts
    ? t`The code ${{ code: shownCode(promoCode) }} is applied`
    : t`The code does not apply to your cart right now.`;
  return <span role="status">{moneyBusy ? t`Updating your cart` : promoCode && ofCode}</span>;
};
