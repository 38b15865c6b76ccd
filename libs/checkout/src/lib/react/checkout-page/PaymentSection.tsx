import { useLingui } from '@lingui/react/macro';
import { assertNever } from '@lyng/model';
import { RadioGroup, VisuallyHidden } from '@lyng/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { PaymentOption } from '../../core/checkout-options.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { asksPersonalId } from '../../core/required-fields.ts';
import type { FieldErrorKind } from '../../core/checkout-field.ts';
import type { PaymentGate } from '../../core/payment-gate.ts';
import { fieldErrorMessage } from '../field-messages.ts';
import { fieldId, FormTextField } from '../form-field/FormTextField.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';

export interface PaymentSectionProps {
  readonly options: readonly PaymentOption[];
  readonly gate: PaymentGate;
  readonly paymentType: string;
}

/** How it is paid; closed until postal code, delivery and all fields are there (CHK-03). */
export const PaymentSection = ({ options, gate, paymentType }: PaymentSectionProps): ReactNode => {
  const { t, i18n } = useLingui();
  const { values, errors, touched, setFieldValue } = useFormikContext<CheckoutValues>();
  const isOpen = gate === 'open' && options.length > 0;
  return (
    <CheckoutSection title={t`Payment`}>
      {!isOpen && (
        <p className={styles.hint} id={fieldId('paymentId')} tabIndex={-1}>
          <GateHint gate={gate} />
        </p>
      )}
      {isOpen && (
        <RadioGroup
          id={fieldId('paymentId')}
          legend={<VisuallyHidden>{t`Choose payment`}</VisuallyHidden>}
          name="paymentId"
          value={values.paymentId}
          options={options.map((option) => ({
            value: option.id,
            label: option.label,
            ...(!option.isFree && { aside: option.feeFormatted }),
          }))}
          onChange={(value) => void setFieldValue('paymentId', value)}
          error={touched.paymentId && errors.paymentId ? i18n._(fieldErrorMessage(errors.paymentId as FieldErrorKind)) : undefined}
        />
      )}
      {isOpen && asksPersonalId(values, paymentType) && (
        <FormTextField name="personalId" autoComplete="off" hint={t`Needed because you pay later.`} />
      )}
    </CheckoutSection>
  );
};

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
