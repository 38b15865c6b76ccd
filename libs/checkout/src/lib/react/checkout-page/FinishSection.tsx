import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion, Button, CheckboxField, Link } from '@lyng/ui';
import type { MinimumOrder, MinorUnits } from '@lyng/model';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { MAX_MESSAGE_LENGTH } from '../../core/field-check.ts';
import type { PaymentGate } from '../../core/payment-gate.ts';
import type { CheckoutState } from '../../state/checkout-slice.ts';
import type { PaymentPorts } from '../../wire/payment/payment-port.ts';
import { EmbeddedPayment } from '../embedded-payment/EmbeddedPayment.tsx';
import type { EmbeddedPaymentProps } from '../embedded-payment/EmbeddedPayment.tsx';
import { fieldErrorMessage, fieldLabels } from '../field-messages.ts';
import { useFieldError, useFormChange, useFormPart } from '../form-parts.ts';
import { fieldId } from '../form-field/FormTextField.tsx';
import type { OfferedOptions } from '../use-checkout-options.ts';
import { useOnceTrue } from '../use-once-true.ts';
import { BELOW_MINIMUM_ID, BelowMinimumNotice } from './BelowMinimumNotice.tsx';
import styles from './CheckoutPage.module.css';
import { TryNotice } from './TryNotice.tsx';
import type { TryNoticeProps } from './TryNotice.tsx';

export interface FinishSectionProps extends TryNoticeProps {
  /** Offers to remember the details in this browser. */
  readonly canRemember: boolean;
  readonly termsHref: string;
  readonly minimumOrder: MinimumOrder | undefined;
  /** The missing amount for the minimum, in minor units: the purchase is blocked while it is above 0. */
  readonly missing: MinorUnits;
  /** The number of purchases that the minimum has held back. */
  readonly heldBack: number;
  readonly status: CheckoutState['status'];
  readonly totalFormatted: string;
  readonly nothingDue: boolean;
  /** The order is paid in a step of its own, after this button. */
  readonly paysNext: boolean;
  readonly offered: Pick<OfferedOptions, 'session' | 'busy'>;
  readonly gate: PaymentGate;
  readonly mayGoOn: PaymentPorts['mayGoOn'];
}

/** The last words, the terms, and the button that makes the order. */
export const FinishSection = memo(function FinishSection({
  canRemember,
  termsHref,
  problem,
  promoCode,
  unpaid,
  minimumOrder,
  heldBack,
  ...payment
}: FinishSectionProps): ReactNode {
  const { t, i18n } = useLingui();
  const values = {
    newsletter: useFormPart((form) => form.values.newsletter),
    remember: useFormPart((form) => form.values.remember),
    terms: useFormPart((form) => form.values.terms),
  };
  const error = useFieldError('terms');
  const { setFieldValue } = useFormChange();
  const tick = (name: keyof typeof values) => ({
    id: fieldId(name),
    name,
    checked: values[name],
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      void setFieldValue(name, event.target.checked, true),
  });
  return (
    <section className={styles.section} data-step="payment" aria-label={t`Complete your purchase`}>
      <OrderMessage />
      {canRemember && (
        // Without script nothing can be stored in the browser.
        <div className={styles.scripted}>
          <CheckboxField {...tick('remember')} label={t`Remember my details on this device`} />
        </div>
      )}
      <CheckboxField
        {...tick('newsletter')}
        label={t`Yes, send me news and offers by email. I can unsubscribe at any time.`}
      />
      <CheckboxField
        {...tick('terms')}
        label={
          <Trans>
            I accept the{' '}
            <Link href={termsHref} target="_blank">
              terms of purchase
            </Link>
          </Trans>
        }
        error={error && i18n._(fieldErrorMessage(error))}
      />
      <TryNotice problem={problem} promoCode={promoCode} unpaid={unpaid} />
      {minimumOrder && payment.missing > 0 && (
        <BelowMinimumNotice minimum={minimumOrder} missing={payment.missing} tries={heldBack} />
      )}
      <PayButton {...payment} />
    </section>
  );
});

/** Our own button, or in its place the form of a provider that places the order itself; that waits for the terms. */
const PayButton = ({
  status,
  totalFormatted,
  nothingDue,
  paysNext,
  offered,
  gate,
  missing,
  mayGoOn,
}: Omit<
  FinishSectionProps,
  'canRemember' | 'termsHref' | 'problem' | 'promoCode' | 'unpaid' | 'minimumOrder' | 'heldBack'
>): ReactNode => {
  const { t } = useLingui();
  const terms = useFormPart(({ values }) => values.terms);
  const { session, busy } = offered;
  if (session.kind === 'embedded' && !nothingDue) {
    return (
      <ProviderForm key={session.key} session={session} open={gate === 'open' && terms} busy={busy} mayGoOn={mayGoOn} />
    );
  }
  const name = paysNext ? t`Go to payment` : t`Complete purchase`;
  return (
    <Button
      type="submit"
      name="intent"
      value="buy"
      size="l"
      fullWidth
      busy={status !== 'open'}
      disabled={missing > 0}
      {...(missing > 0 && { 'aria-describedby': BELOW_MINIMUM_ID })}
    >
      {status === 'open' ? (
        [name, totalFormatted].filter(Boolean).join(', ')
      ) : (
        <ProgressText status={status} paysNext={paysNext} />
      )}
    </Button>
  );
};

interface ProviderFormProps extends Pick<EmbeddedPaymentProps, 'session' | 'mayGoOn'> {
  /** Everything is filled in and the terms are accepted. */
  readonly open: boolean;
  readonly busy: boolean;
}

/** The provider's form, from the first time that nothing is missing; afterwards it only waits, so that nothing typed in it is lost. */
const ProviderForm = ({ session, open, busy, mayGoOn }: ProviderFormProps): ReactNode => {
  const { t } = useLingui();
  const wasOpen = useOnceTrue(open);
  return (
    <>
      {!open && (
        <p className={styles.hint}>{t`Fill in everything and accept the terms of purchase: then you pay here.`}</p>
      )}
      {wasOpen && <EmbeddedPayment session={session} suspended={busy || !open} mayGoOn={mayGoOn} />}
    </>
  );
};

const ProgressText = ({ status, paysNext }: Pick<FinishSectionProps, 'status' | 'paysNext'>): ReactNode => {
  const { t } = useLingui();
  return status === 'leaving' && paysNext ? t`Taking you to payment` : t`Checking your order`;
};

/** The shopper's own words to the shop; closed until they are wanted. */
const OrderMessage = (): ReactNode => {
  const { i18n } = useLingui();
  const message = useFormPart(({ values }) => values.message);
  const { handleChange, handleBlur } = useFormChange();
  const isOpen = useOnceTrue(message !== '');
  return (
    <Accordion summary={i18n._(fieldLabels.message)} open={isOpen}>
      <textarea
        id={fieldId('message')}
        name="message"
        value={message}
        onChange={handleChange}
        onBlur={handleBlur}
        className={styles.message}
        aria-label={i18n._(fieldLabels.message)}
        rows={3}
        maxLength={MAX_MESSAGE_LENGTH}
      />
    </Accordion>
  );
};
