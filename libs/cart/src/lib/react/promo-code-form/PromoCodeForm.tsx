import { useLingui } from '@lingui/react/macro';
import { Button, Chip, Link, Notice, TextField } from '@lyng/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { CartFailure } from '../../core/cart-failure.ts';
import { isVoucherCode, shownCode } from '../../core/voucher-code.ts';
import { CartForm } from '../cart-form/CartForm.tsx';
import styles from './PromoCodeForm.module.css';

export interface PromoCodeFormProps {
  /** The code that the cart has; empty without one. */
  readonly promoCode: string;
  /** Whether that code lowers the total; default: true. */
  readonly counts?: boolean;
  /** The last failure; shown here, with what was typed, if it was about a code. */
  readonly failure?: CartFailure | null;
  /** The reason for the failure, in words. */
  readonly failureText?: string | undefined;
  /** Where a member logs in, and comes back from; without it no link is shown. */
  readonly loginHref?: string | undefined;
  readonly busy?: boolean;
  /** Called with the typed code, or with an empty one to take the code off. */
  readonly onPromoCode: (promoCode: string) => void;
}

const typedCode = (form: FormData): string => String(form.get('promoCode') ?? '').trim();

/** The field for a discount code, or the code that is on, whether it counts, and the way to take it off. */
export const PromoCodeForm = ({
  promoCode,
  counts = true,
  failure = null,
  failureText,
  loginHref,
  busy = false,
  onPromoCode,
}: PromoCodeFormProps): ReactNode => {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const apply = (code: string): void => {
    isPressed.current = true;
    onPromoCode(code);
  };
  useEffect(() => {
    // The pressed button went with its form; the group takes over the focus.
    if (isPressed.current && document.activeElement === document.body) group.current?.focus();
    isPressed.current = false;
  }, [promoCode]);
  return (
    <div ref={group} role="group" tabIndex={-1} className={styles.group} aria-label={t`Discount code or voucher`}>
      {promoCode === '' ? (
        <CartForm
          intent="promo"
          className={styles.form}
          onSubmit={(form) => {
            const code = typedCode(form);
            if (code !== '') apply(code);
          }}
        >
          <TextField
            label={t`Discount code or voucher`}
            name="promoCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            {...(failure?.kind === 'promo' && { defaultValue: failure.promoCode, error: failureText })}
          />
          <Button type="submit" variant="secondary" size="l" busy={busy}>{t`Apply`}</Button>
          {failure?.kind === 'promo' && failure.rejection === 'needs-login' && loginHref !== undefined && (
            <Link href={loginHref} className={styles.login}>{t`Log in`}</Link>
          )}
        </CartForm>
      ) : (
        <CartForm intent="promo" fields={{ promoCode: '' }} className={styles.applied} onSubmit={() => apply('')}>
          <p>{isVoucherCode(promoCode) ? t`Bonus voucher` : t`Discount code`}</p>
          <Chip>{shownCode(promoCode)}</Chip>
          <Button type="submit" variant="quiet" busy={busy}>{t`Remove code`}</Button>
        </CartForm>
      )}
      {promoCode !== '' && !counts && (
        <Notice tone="warning">{t`The code does not apply to your cart right now.`}</Notice>
      )}
    </div>
  );
};
