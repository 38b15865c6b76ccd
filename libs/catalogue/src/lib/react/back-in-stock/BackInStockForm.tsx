import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@lyng/i18n/core';
import { useLanguage } from '@lyng/i18n';
import type { Result, Sku } from '@lyng/model';
import { Button, Heading, Notice, SelectField, Stack, TextField } from '@lyng/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { StockAlertFailure } from '../../core/stock-alert.ts';
import { alertFailureMessage } from './stock-alert-messages.ts';

/** What became of it: noted, or why not. */
export type StockAlertOutcome = { readonly kind: 'noted' } | StockAlertFailure;

export interface BackInStockFormProps {
  /** The product has never been for sale: a size comes, and is not back. */
  readonly isComing?: boolean;
  /** The sizes that somebody may wait for. */
  readonly sizes: readonly Sku[];
  /** The size that is waited for; the first one unless told. */
  readonly skuId: number | null;
  /** The address that a post without script held. */
  readonly email?: string;
  /** The address that the form is posted to without script; the page's own unless told. */
  readonly action?: string;
  /** What a post without script came to. */
  readonly outcome?: StockAlertOutcome | null;
  /** What the form does once it can. */
  readonly onSubmit?: (request: {
    readonly email: string;
    readonly skuId: number;
  }) => Promise<Result<StockAlertFailure, true>>;
  /** What had the focus when the shopper asked for the form: it takes the focus unless that has gone elsewhere since. */
  readonly takesFocusOf?: Element | null;
}

const useFocus = (before: Element | null, skuId: number | null) => {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before && before === document.activeElement)
      heading.current?.querySelector<HTMLElement>('input[type=email]')?.focus();
  }, [before, skuId]);
  return heading;
};

/** Asks for an address to write to when a size can be bought again: a form that works without script (CAT-12). */
export const BackInStockForm = ({
  isComing = false,
  sizes,
  skuId,
  email,
  action = '',
  outcome: posted = null,
  onSubmit,
  takesFocusOf = null,
}: BackInStockFormProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const headingId = useId();
  const emailId = useId();
  const frame = useFocus(takesFocusOf, skuId);
  const [outcome, setOutcome] = useState<StockAlertOutcome | null>(posted);
  const status = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const chosen = sizes.find((sku) => sku.skuId === skuId) ?? sizes[0];
  const [waitedFor, setWaitedFor] = useState(chosen?.skuId);
  const incoming = sizes.find((sku) => sku.skuId === waitedFor)?.stock.incoming;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!onSubmit) return;
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    const answer = await onSubmit({ email: String(form.get('email') ?? ''), skuId: Number(form.get('skuId')) });
    setIsSending(false);
    setOutcome(answer.ok ? { kind: 'noted' } : answer.error);
    if (answer.ok) status.current?.focus();
    else if (answer.error.kind === 'invalid-email') document.getElementById(emailId)?.focus();
  };
  const day = incoming ? formatDate(incoming, language) : '';
  const failure = outcome && outcome.kind !== 'noted' ? i18n._(alertFailureMessage(outcome)) : undefined;
  return (
    <div ref={frame}>
      <form
        method="post"
        action={action}
        aria-labelledby={headingId}
        noValidate={onSubmit !== undefined}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="intent" value="notify" />
        <Stack gap={3}>
          <Heading level={2} size="m" id={headingId}>
            {isComing ? t`Tell me when it comes` : t`Tell me when it is back`}
          </Heading>
          {outcome?.kind === 'noted' ? null : (
            <>
              {sizes.length > 1 ? (
                <SelectField
                  label={t`Size`}
                  name="skuId"
                  options={sizes.map((sku) => ({ value: String(sku.skuId), label: sku.name }))}
                  {...(onSubmit
                    ? { value: waitedFor, onChange: ({ currentTarget }) => setWaitedFor(Number(currentTarget.value)) }
                    : { defaultValue: waitedFor })}
                />
              ) : (
                <input type="hidden" name="skuId" value={chosen?.skuId} />
              )}
              {day !== '' && <p>{isComing ? t`We expect it on ${day}.` : t`We expect more on ${day}.`}</p>}
              <TextField
                id={emailId}
                label={t`Email`}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={email}
                required
                hint={
                  isComing
                    ? t`We write once, when the size is here, and then forget your address.`
                    : t`We write once, when the size is back, and then forget your address.`
                }
                error={outcome?.kind === 'invalid-email' ? failure : undefined}
              />
              <Button type="submit" variant="secondary" busy={isSending}>{t`Tell me`}</Button>
            </>
          )}
          <div ref={status} role="status" tabIndex={-1}>
            {outcome?.kind === 'noted' && (
              <Notice tone="success">
                {isComing ? t`We will write to you when it comes.` : t`We will write to you when it is back.`}
              </Notice>
            )}
            {failure && outcome?.kind !== 'invalid-email' && <Notice tone="danger">{failure}</Notice>}
          </div>
        </Stack>
      </form>
    </div>
  );
};
