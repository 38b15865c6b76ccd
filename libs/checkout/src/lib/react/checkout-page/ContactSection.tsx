import { useLingui } from '@lingui/react/macro';
import type { CustomerType, MarketAlias } from '@lyng/model';
import { RadioGroup, VisuallyHidden } from '@lyng/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutField } from '../../core/checkout-field.ts';
import { fieldLabel } from '../field-messages.ts';
import { FormTextField } from '../form-field/FormTextField.tsx';
import { useFormChange, useFormPart } from '../form-parts.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { UpdateButton } from './UpdateButton.tsx';

export interface ContactSectionProps {
  /** The market whose registers list the business. */
  readonly market: MarketAlias;
  /** The host shows prices with or without VAT by this. */
  readonly onCustomerType: (customerType: CustomerType) => void;
}

/** The buyer's contact details. */
export const ContactSection = memo(function ContactSection({ market, onCustomerType }: ContactSectionProps): ReactNode {
  const { t, i18n } = useLingui();
  const customerType = useFormPart(({ values }) => values.customerType);
  const { setFieldValue } = useFormChange();
  const named = (name: CheckoutField) => ({ name, label: i18n._(fieldLabel(name, market)) });
  return (
    <CheckoutSection step="details" begins title={t`Your details`}>
      <div className={styles.pair}>
        <FormTextField
          {...named('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={t`We send your order confirmation here.`}
        />
        <FormTextField
          {...named('mobile')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={t`For messages about your delivery.`}
        />
      </div>
      <RadioGroup
        legend={<VisuallyHidden>{t`I am shopping as`}</VisuallyHidden>}
        name="customerType"
        layout="inline"
        value={customerType}
        options={[
          { value: 'PERSON', label: t`Private person` },
          { value: 'ORGANIZATION', label: t`Business` },
        ]}
        onChange={(value) => {
          const chosen: CustomerType = value === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
          void setFieldValue('customerType', chosen, true);
          onCustomerType(chosen);
        }}
      />
      <UpdateButton step="details" />
      {customerType === 'ORGANIZATION' && (
        <div className={styles.pair}>
          <FormTextField {...named('company')} autoComplete="organization" />
          <FormTextField {...named('organisationId')} autoComplete="off" />
        </div>
      )}
    </CheckoutSection>
  );
});
