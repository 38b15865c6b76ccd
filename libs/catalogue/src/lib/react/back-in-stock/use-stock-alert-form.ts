import type { Result } from '@lyng/model';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { StockAlertFailure } from '../../core/stock-alert.ts';

export type StockAlertOutcome = { readonly kind: 'noted' } | StockAlertFailure;

export type SendStockAlert = (request: {
  readonly email: string;
  readonly skuId: number;
}) => Promise<Result<StockAlertFailure, true>>;

/** The submit of a stock alert; without `onSubmit` the browser posts the form. */
export function useStockAlertForm(
  posted: StockAlertOutcome | null,
  emailId: string,
  onSubmit: SendStockAlert | undefined,
) {
  const [outcome, setOutcome] = useState<StockAlertOutcome | null>(posted);
  const [isSending, setIsSending] = useState(false);
  /** Announces the outcome; takes the focus when the alert is registered. */
  const status = useRef<HTMLDivElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!onSubmit) return;
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    const result = await onSubmit({ email: String(form.get('email') ?? ''), skuId: Number(form.get('skuId')) });
    setIsSending(false);
    setOutcome(result.ok ? { kind: 'noted' } : result.error);
    if (result.ok) status.current?.focus();
    else if (result.error.kind === 'invalid-email') document.getElementById(emailId)?.focus();
  };
  return { outcome, isSending, submit, status };
}
