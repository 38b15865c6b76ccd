import type { ReturnTarget } from '../../core/return-form.ts';

/** The hidden fields of a form: what it does, and with which order. */
export const ReturnTargetFields = ({
  intent,
  orderId,
  email,
  formKey,
}: Omit<ReturnTarget, 'key'> & { readonly formKey?: string | undefined } & {
  readonly intent: 'register' | 'withdraw' | 'withdrawal';
}) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="orderId" value={orderId} />
    {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
    {email !== '' && <input type="hidden" name="email" value={email} />}
  </>
);
