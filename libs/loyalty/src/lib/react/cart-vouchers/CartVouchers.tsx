import { useLingui } from '@lingui/react/macro';
import { loginHref } from '@lyng/feature';
import type { ShopState, Slots } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { Button, Link } from '@lyng/ui';
import { useSelector } from 'react-redux';
import { VoucherChoice } from './VoucherChoice.tsx';
import { useCartVouchers } from './use-cart-vouchers.ts';
import styles from './CartVouchers.module.css';

export type CartVouchersProps = Slots['cart:vouchers'];

/** A customer's bonus vouchers for the cart; for a guest the way to the login. */
export const CartVouchers = (props: CartVouchersProps) => {
  const { t } = useLingui();
  const href = useHref();
  const userId = useSelector(({ loyaltyShopper }: ShopState) => loyaltyShopper?.userId);
  if (userId === undefined || props.cart.summary === null) return null;
  if (userId !== null) return <CustomerVouchers key={userId} userId={userId} {...props} />;
  return (
    <p className={styles.line} data-place={props.place}>
      <Link href={loginHref(href, href(props.place))}>{t`Log in to use your bonus vouchers`}</Link>
    </p>
  );
};

const CustomerVouchers = ({ userId, ...props }: CartVouchersProps & { readonly userId: string }) => {
  const { t } = useLingui();
  const { cart, market, place } = props;
  const goods = cart.summary?.subTotal.selling.incVat ?? 0;
  const state = useCartVouchers({ userId, cartId: cart.id, market, goods });
  if (state.status === 'loading') return null;
  if (state.status === 'ready') return <VoucherChoice {...props} list={state.list} />;
  return (
    <div className={styles.line} data-place={place} role="group" aria-label={t`Your bonus vouchers`}>
      <span role="status">{t`Your bonus vouchers could not be loaded.`}</span>
      <Button variant="quiet" onClick={state.retry}>{t`Try again`}</Button>
    </div>
  );
};
