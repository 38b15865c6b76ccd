import { useLingui } from '@lingui/react/macro';
import type { AuthFailure, Result } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { ButtonLink, Heading, Notice, Stack } from '@lyng/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { emptyValues } from '../../core/auth-values.ts';
import { AuthForm } from '../auth-form/AuthForm.tsx';
import type { SendForm } from '../auth-form/use-auth-form.ts';

export interface OrderAccountProps {
  /** The email of the order, which becomes the account's. */
  readonly email: string;
  /** Creates the account, and adds the order to it. */
  readonly create: (password: string) => Promise<Result<AuthFailure, true>>;
}

/** Makes an account of a guest's order: the shopper chooses a password, the order has the rest. */
export const OrderAccount = ({ email, create }: OrderAccountProps) => {
  const { t } = useLingui();
  const href = useHref();
  const titleId = useId();
  const [values, setValues] = useState({ ...emptyValues, email });
  const [isCreated, setCreated] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form with the pressed button is gone.
    if (isCreated) note.current?.focus();
  }, [isCreated]);
  const send: SendForm = async ({ password }) => {
    const result = await create(password);
    setCreated(result.ok);
    return result;
  };
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={isCreated ? 4 : 1}>
          <Heading level={2} size="m" id={titleId}>{t`Next time without typing`}</Heading>
          <div ref={note} role="status" tabIndex={-1}>
            {isCreated && (
              <Notice tone="success" title={t`Your account is ready`}>
                <p>{t`You are logged in, and your order and address are in your account.`}</p>
              </Notice>
            )}
          </div>
        </Stack>
        {isCreated ? (
          <div>
            <ButtonLink href={href('account-orders')} variant="secondary">{t`See your orders`}</ButtonLink>
          </div>
        ) : (
          <>
            <p>{t`Choose a password, and ${email} gets an account with this order and your address.`}</p>
            <AuthForm
              form="order-account"
              label={t`Create account`}
              submitLabel={t`Create account`}
              values={values}
              onChange={setValues}
              send={send}
            >
              {/* So that a password manager knows whose password it is. */}
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            </AuthForm>
          </>
        )}
      </Stack>
    </section>
  );
};
