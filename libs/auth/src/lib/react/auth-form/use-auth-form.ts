import { readEmail } from '@lyng/model';
import type { AuthFailure, Result } from '@lyng/model';
import { useRef, useState } from 'react';
import { checkValues } from '../../core/auth-values.ts';
import type { AuthError, AuthField, AuthForm, AuthValues } from '../../core/auth-values.ts';

/** Sends a form; the password leaves the browser hashed only. */
export type SendForm = (values: AuthValues) => Promise<Result<AuthFailure, true>>;

interface Tried {
  readonly count: number;
  /** As they were at the last try: the summary does not change under the reader's eyes. */
  readonly errors: ReturnType<typeof checkValues>;
}

type Progress = { readonly kind: 'idle' | 'sending' } | { readonly kind: 'failed'; readonly failure: AuthFailure };

/**
 * Handles the submits of one form: errors show from the first submit on, and a submit in flight ignores a second press.
 */
export function useAuthForm(form: AuthForm, values: AuthValues, send: SendForm) {
  const [tried, setTried] = useState<Tried>({ count: 0, errors: [] });
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const isSending = useRef(false);
  const now = tried.count > 0 ? checkValues(form, values) : [];
  const errorOf = (field: AuthField): AuthError | undefined => now.find((one) => one.field === field)?.error;

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    const errors = checkValues(form, values);
    setTried(({ count }) => ({ count: count + 1, errors }));
    setProgress({ kind: errors.length > 0 ? 'idle' : 'sending' });
    if (errors.length > 0) return;
    isSending.current = true;
    const sent = await send({ ...values, email: readEmail(values.email) ?? '' });
    isSending.current = false;
    setProgress(sent.ok ? { kind: 'idle' } : { kind: 'failed', failure: sent.error });
  };
  return { tried, errorOf, progress, submit };
}
