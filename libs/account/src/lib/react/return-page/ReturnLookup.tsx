import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, Link, TextField } from '@lyng/ui';
import type { ReturnChoice } from '../../core/return-form.ts';
import shared from '../order-page/OrderPage.module.css';

export interface ReturnLookupProps {
  readonly orderNumber: string;
  readonly email: string;
  /** The choices that were made before the order was looked up again. */
  readonly choice?: ReturnChoice | undefined;
}

/** Finds an order without a login: by its number and the address that it was placed with. */
export const ReturnLookup = ({ orderNumber, email, choice = {} }: ReturnLookupProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <>
      <p>{t`Find your order with its number and the email address that you used.`}</p>
      <form method="post" action={href('register-return')} className={shared.card}>
        <input type="hidden" name="intent" value="find" />
        {Object.entries(choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={t`Order number`}
          name="orderId"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={10}
          defaultValue={orderNumber}
        />
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email}
        />
        <Button type="submit" size="l" fullWidth>{t`Find the order`}</Button>
      </form>
      <p>
        {t`Do you have an account?`} <Link href={href('account-orders')}>{t`See your orders`}</Link>
      </p>
    </>
  );
};
