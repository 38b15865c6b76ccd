import { useLingui } from '@lingui/react/macro';
import type { CustomerType } from '@lyng/model';
import { RadioGroup } from '@lyng/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { FormTextField } from '../form-field/FormTextField.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';

export interface ContactSectionProps {
  /** The host shows prices with or without VAT by this. */
  readonly onCustomerType: (customerType: CustomerType) => void;
}

/** Who buys, and how we reach them. */
export const ContactSection = ({ onCustomerType }: ContactSectionProps): ReactNode => {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  return (
    <CheckoutSection title={t`Your details`}>
      <div className={styles.customerType}>
        <RadioGroup
          legend={t`I am shopping as`}
          name="customerType"
          value={values.customerType}
          options={[
            { value: 'PERSON', label: t`Private person` },
            { value: 'ORGANIZATION', label: t`Business` },
          ]}
          onChange={(value) => {
            const customerType: CustomerType = value === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
            void setFieldValue('customerType', customerType);
            onCustomerType(customerType);
          }}
        />
      </div>
      {values.customerType === 'ORGANIZATION' && (
        <div className={styles.pair}>
          <FormTextField name="company" autoComplete="organization" />
          <FormTextField name="organisationId" autoComplete="off" />
        </div>
      )}
      <div className={styles.pair}>
        <FormTextField name="email" type="email" autoComplete="email" inputMode="email" hint={t`We send your order confirmation here.`} />
        <FormTextField name="mobile" type="tel" autoComplete="tel" inputMode="tel" hint={t`For messages about your delivery.`} />
      </div>
    </CheckoutSection>
  );
};
