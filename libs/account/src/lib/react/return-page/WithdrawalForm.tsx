import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, Link, Notice } from '@lyng/ui';
import type { ReturnFormProps } from './ReturnForm.tsx';
import { ReturnTargetFields } from './ReturnTargetFields.tsx';
import shared from '../order-page/OrderPage.module.css';

/** The second click of a withdrawal: what it comes to, and the button that confirms it. */
export const WithdrawalForm = ({ aftercare: { orderId, withdrawal }, email, formKey }: ReturnFormProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <>
      <p className={shared.muted}>{t`Order number ${{ orderId }}`}</p>
      {withdrawal === null ? (
        <Notice>{t`This order cannot be returned here any more. Contact customer service if something is wrong with it.`}</Notice>
      ) : (
        <form method="post" action={href('register-return')} className={shared.card}>
          <ReturnTargetFields intent="withdraw" orderId={orderId} email={email} formKey={formKey} />
          <p>
            {withdrawal === 'CANCEL'
              ? t`Your order has not been packed yet. We cancel it and pay everything back.`
              : t`You send everything back that you have not returned yet, and we pay for it when it has arrived.`}
          </p>
          <Button type="submit" size="l" fullWidth>{t`Confirm the withdrawal`}</Button>
        </form>
      )}
      {email === '' && <Link href={href('account-order', { order: String(orderId) })}>{t`Back to the order`}</Link>}
    </>
  );
};
