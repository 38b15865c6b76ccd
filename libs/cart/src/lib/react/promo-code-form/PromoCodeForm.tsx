import { useLingui } from '@lingui/react/macro';
import { Button, Chip, Link, TextField } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import { isVoucherCode, shownCode } from '../../core/voucher-code.ts';
import { cartFailureMessage } from '../cart-failure-messages.ts';
import { CartForm } from '../cart-form/CartForm.tsx';
import styles from './PromoCodeForm.module.css';

export interface PromoCodeFormProps {
  /** The code that the cart has; empty without one. */
  readonly promoCode: string;
  /** What failed last; said here, with what was typed, if it was a code. */
  readonly failure?: CartFailure | null;
  /** Where a member logs in, and comes back from; without it nobody is led there. */
  readonly loginHref?: string | undefined;
  /** A code is being tried. */
  readonly busy?: boolean;
  /** Called with the typed code, or with an empty one to take the code off. */
  readonly onPromoCode: (promoCode: string) => void;
}

const typedCode = (form: FormData): string => String(form.get('promoCode') ?? '').trim();

/** The field for a discount code, or the code that is on with the way to take it off. */
export const PromoCodeForm = ({ promoCode, failure = null, loginHref, busy = false, onPromoCode }: PromoCodeFormProps): ReactNode => {
  const { t, i18n } = useLingui();
  if (promoCode !== '') {
    return (
      <CartForm intent="promo" fields={{ promoCode: '' }} className={styles.applied} onSubmit={() => onPromoCode('')}>
        <p>{isVoucherCode(promoCode) ? t`Bonus voucher` : t`Discount code`}</p>
        <Chip>{shownCode(promoCode)}</Chip>
        <Button type="submit" variant="quiet" busy={busy}>{t`Remove code`}</Button>
      </CartForm>
    );
  }
  return (
    <CartForm
      intent="promo"
      className={styles.form}
      onSubmit={(form) => {
        const code = typedCode(form);
        if (code !== '') onPromoCode(code);
      }}
    >
      <TextField
        label={t`Discount code or voucher`}
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        {...(failure?.kind === 'promo' && { defaultValue: failure.promoCode, error: i18n._(cartFailureMessage(failure)) })}
      />
      <Button type="submit" variant="secondary" size="l" busy={busy}>{t`Apply`}</Button>
      {failure?.kind === 'promo' && failure.refusal === 'needs-login' && loginHref !== undefined && (
        <Link href={loginHref} className={styles.login}>{t`Log in`}</Link>
      )}
    </CartForm>
  );
};
