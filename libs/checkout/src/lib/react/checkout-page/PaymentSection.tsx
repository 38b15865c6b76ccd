import { useLingui } from '@lingui/react/macro';
import { assertNever } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { PaymentMarks, RadioGroup, VisuallyHidden } from '@lyng/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { PaymentOption } from '../../core/checkout-options.ts';
import { requiresPersonalId } from '../../core/required-fields.ts';
import type { PaymentGate } from '../../core/payment-gate.ts';
import { fieldErrorMessage, fieldLabel } from '../field-messages.ts';
import { fieldId, FormTextField } from '../form-field/FormTextField.tsx';
import { placementFailureMessage } from '../placement-messages.ts';
import { useFieldError, useFormChange, useFormPart } from '../form-parts.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { UpdateButton } from './UpdateButton.tsx';

export interface PaymentSectionProps {
  /** The market that issues the personal number. */
  readonly market: MarketAlias;
  readonly marks: readonly string[] | undefined;
  readonly options: readonly PaymentOption[];
  /** Whether these are all that the shop has, and not on their way. */
  readonly isLoaded: boolean;
  readonly gate: PaymentGate;
  readonly paymentType: string;
  readonly nothingDue: boolean;
}

/** The payment methods; closed until postal code, delivery and all fields are filled in. */
export const PaymentSection = memo(function PaymentSection({
  market,
  marks,
  options,
  isLoaded,
  gate,
  paymentType,
  nothingDue,
}: PaymentSectionProps): ReactNode {
  const { t, i18n } = useLingui();
  const paymentId = useFormPart(({ values }) => values.paymentId);
  const needsPersonalId = useFormPart(({ values }) => requiresPersonalId(values, paymentType));
  const error = useFieldError('paymentId');
  const { setFieldValue } = useFormChange();
  const isPaid = gate === 'open' && nothingDue;
  const isOpen = gate === 'open' && options.length > 0 && !nothingDue;
  return (
    <CheckoutSection step="payment" begins title={t`Payment`}>
      {marks && <PaymentMarks names={marks} />}
      {isPaid && <p>{t`There is nothing to pay: your gift card or balance covers the full amount.`}</p>}
      {!isOpen && !isPaid && (
        <p className={styles.hint} id={fieldId('paymentId')} tabIndex={-1}>
          {gate === 'open' && isLoaded ? (
            i18n._(placementFailureMessage({ kind: 'no-payment-method' }, ''))
          ) : (
            <GateHint gate={gate} />
          )}
        </p>
      )}
      {isOpen && (
        <RadioGroup
          id={fieldId('paymentId')}
          legend={<VisuallyHidden>{t`Choose payment`}</VisuallyHidden>}
          name="paymentId"
          value={paymentId}
          options={options.map((option) => ({
            value: option.id,
            label: option.label,
            ...(!option.isFree && { aside: option.feeFormatted }),
          }))}
          onChange={(value) => void setFieldValue('paymentId', value, true)}
          error={error && i18n._(fieldErrorMessage(error))}
        />
      )}
      {isOpen && <UpdateButton step="payment" />}
      {isOpen && needsPersonalId && (
        <FormTextField
          name="personalId"
          label={i18n._(fieldLabel('personalId', market))}
          autoComplete="off"
          hint={t`Needed because you pay later.`}
        />
      )}
    </CheckoutSection>
  );
});

const GateHint = ({ gate }: { readonly gate: PaymentGate }): ReactNode => {
  const { t } = useLingui();
  switch (gate) {
    case 'zip':
      return t`Enter your postal code first.`;
    case 'shipping':
      return t`Choose delivery first.`;
    case 'fields':
      return t`Fill in your details and address first.`;
    case 'open':
      return t`Loading payment options`;
    default:
      return assertNever(gate);
  }
};
