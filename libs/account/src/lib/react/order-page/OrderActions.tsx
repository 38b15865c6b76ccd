import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, ButtonLink, Link } from '@lyng/ui';
import type { Aftercare } from '../../wire/load-aftercare.ts';
import type { Order } from '../../core/order.ts';
import styles from './OrderPage.module.css';

export interface OrderActionsProps {
  readonly order: Order;
  readonly aftercare: Aftercare | undefined;
  /** Of the forms that change the cart; without a cart nothing is bought again. */
  readonly formKey: string | undefined;
  /** The address of the customer's invoices. */
  readonly invoicePortal: string | undefined;
}

/** The actions on an order: buy it again, return of it, withdraw, see the invoice. */
export const OrderActions = ({ order, aftercare, formKey, invoicePortal }: OrderActionsProps) => {
  const { t } = useLingui();
  const href = useHref();
  const query = { order: String(order.id) };
  return (
    <div className={styles.actions}>
      {formKey !== undefined && <BuyAgain order={order} formKey={formKey} />}
      {aftercare?.canReturn && (
        <ButtonLink variant="secondary" href={href('register-return', {}, { query })}>{t`Return items`}</ButtonLink>
      )}
      {aftercare?.withdrawal && (
        <Link href={href('register-return', {}, { query: { ...query, withdraw: '1' } })}>
          {t`Withdraw from the purchase`}
        </Link>
      )}
      {invoicePortal !== undefined && (
        <a href={invoicePortal} rel="noopener noreferrer">
          {t`See your invoices`}
        </a>
      )}
    </div>
  );
};

/** Posted to the cart, with and without JavaScript; what cannot be bought any more is named there. Gifts come by themselves. */
const BuyAgain = ({ order: { lines }, formKey }: { readonly order: Order; readonly formKey: string }) => {
  const { t } = useLingui();
  const href = useHref();
  const bought = lines.filter(({ isFree }) => !isFree);
  if (bought.length === 0) return null;
  return (
    <form method="post" action={href('cart')}>
      <input type="hidden" name="intent" value="reorder" />
      <input type="hidden" name="key" value={formKey} />
      {bought.map(({ key, skuId, quantity, name, size }) => (
        <span key={key} hidden>
          <input type="hidden" name="skuId" value={skuId} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="name" value={size === '' ? name : `${name}, ${size}`} />
        </span>
      ))}
      <Button type="submit">{t`Buy again`}</Button>
    </form>
  );
};
