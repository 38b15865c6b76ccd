import type { ReturnTarget } from '../../core/return-form.ts';

/** The hidden fields of a form: what it does, and with which order. */
export const ReturnTargetFields = ({
  intent,
  orderId,
  email,
}: ReturnTarget & { readonly intent: 'register' | 'withdraw' | 'withdrawal' | 'find' }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="orderId" value={orderId} />
    {email !== '' && <input type="hidden" name="email" value={email} />}
  </>
);
