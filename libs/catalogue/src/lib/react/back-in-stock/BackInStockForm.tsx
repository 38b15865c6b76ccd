import { useLingui } from '@lingui/react/macro';
import type { Sku } from '@lyng/model';
import { Heading, Notice, Stack } from '@lyng/ui';
import { useEffect, useId, useRef } from 'react';
import { alertFailureMessage } from './stock-alert-messages.ts';
import { StockAlertFields } from './StockAlertFields.tsx';
import { useStockAlertForm } from './use-stock-alert-form.ts';
import type { SendStockAlert, StockAlertOutcome } from './use-stock-alert-form.ts';

export interface BackInStockFormProps {
  /** The product has never been for sale: the texts mention its arrival, not its return. */
  readonly isComing?: boolean;
  /** The sizes that can be requested. */
  readonly sizes: readonly Sku[];
  /** The requested size; the first one by default. */
  readonly skuId: number | null;
  /** The email address of a post without script. */
  readonly email?: string;
  /** The outcome of a post without script. */
  readonly outcome?: StockAlertOutcome | null;
  /** Called in place of the post once the page is hydrated. */
  readonly onSubmit?: SendStockAlert;
  /**
   * The element with the focus when the shopper opened the form: the form takes the focus unless it has moved since.
   */
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

/** A form for the email address that is notified when a size can be bought again; works without script. */
export const BackInStockForm = ({
  isComing = false,
  sizes,
  skuId,
  email,
  outcome: posted = null,
  onSubmit,
  takesFocusOf = null,
}: BackInStockFormProps) => {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const emailId = useId();
  const frame = useFocus(takesFocusOf, skuId);
  const { outcome, isSending, submit, status } = useStockAlertForm(posted, emailId, onSubmit);
  const failure = outcome && outcome.kind !== 'noted' ? i18n._(alertFailureMessage(outcome)) : undefined;
  return (
    <div ref={frame}>
      <form
        method="post"
        action=""
        aria-labelledby={headingId}
        noValidate={onSubmit !== undefined}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="intent" value="notify" />
        <Stack gap={3}>
          <Heading level={2} size="m" id={headingId}>
            {isComing ? t`Notify me when it comes` : t`Notify me when it is back`}
          </Heading>
          {outcome?.kind === 'noted' ? null : (
            <StockAlertFields
              isComing={isComing}
              sizes={sizes}
              skuId={skuId}
              email={email}
              emailId={emailId}
              emailError={outcome?.kind === 'invalid-email' ? failure : undefined}
              isSending={isSending}
              isHydrated={onSubmit !== undefined}
            />
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
