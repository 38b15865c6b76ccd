import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { MarketAlias } from '@lyng/model';
import { Accordion, CheckboxField } from '@lyng/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { AddressValues, CheckoutValues } from '../../core/checkout-values.ts';
import type { CheckoutField } from '../../core/checkout-field.ts';
import { fieldLabels } from '../field-messages.ts';
import { FormTextField } from '../form-field/FormTextField.tsx';
import { useOnceTrue } from '../use-once-true.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';

const countryNames: Readonly<Record<MarketAlias, MessageDescriptor>> = {
  dk: msg`Denmark`,
  se: msg`Sweden`,
  no: msg`Norway`,
  fi: msg`Finland`,
};

interface AddressFieldsProps {
  /** `delivery.` for the separate address. */
  readonly prefix: '' | 'delivery.';
  readonly market: MarketAlias;
}

/** The fields of one address; browsers fill each address in its own section. */
const AddressFields = ({ prefix, market }: AddressFieldsProps): ReactNode => {
  const { t, i18n } = useLingui();
  // The delivery address says by its own legend whose fields these are.
  const named = (field: keyof AddressValues) => ({
    name: `${prefix}${field}` as CheckoutField,
    label: i18n._(fieldLabels[field]),
  });
  const { values } = useFormikContext<CheckoutValues>();
  const { addressLine2, careOf, entryCode } = prefix === '' ? values : values.delivery;
  const hasMore = useOnceTrue(`${addressLine2}${careOf}${entryCode}` !== '');
  const fill = (token: string): string => `${prefix === '' ? 'billing' : 'shipping'} ${token}`;
  return (
    <>
      <div className={styles.pair}>
        <FormTextField {...named('firstName')} autoComplete={fill('given-name')} />
        <FormTextField {...named('lastName')} autoComplete={fill('family-name')} />
      </div>
      <FormTextField {...named('addressLine1')} autoComplete={fill('address-line1')} />
      <div className={styles.zip}>
        <FormTextField {...named('zip')} autoComplete={fill('postal-code')} inputMode="numeric" />
        <FormTextField {...named('city')} autoComplete={fill('address-level2')} />
      </div>
      <Accordion summary={t`Add c/o, floor or door code`} open={hasMore}>
        <div className={styles.more}>
          <FormTextField {...named('addressLine2')} autoComplete={fill('address-line2')} optional />
          <div className={styles.pair}>
            <FormTextField {...named('careOf')} autoComplete="off" optional />
            <FormTextField {...named('entryCode')} autoComplete="off" optional />
          </div>
        </div>
      </Accordion>
      <p className={styles.country}>{t`Country: ${{ country: i18n._(countryNames[market]) }}`}</p>
    </>
  );
};

/** Where the bill goes, and the parcel if it goes elsewhere (CHK-17). */
export const AddressSection = ({ market }: { readonly market: MarketAlias }): ReactNode => {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  return (
    <CheckoutSection title={t`Address`}>
      <AddressFields prefix="" market={market} />
      <CheckboxField
        name="hasDeliveryAddress"
        label={t`Deliver to another address`}
        checked={values.hasDeliveryAddress}
        onChange={(event) => void setFieldValue('hasDeliveryAddress', event.target.checked)}
      />
      {values.hasDeliveryAddress && (
        <fieldset className={styles.delivery}>
          <legend>{t`Delivery address`}</legend>
          <AddressFields prefix="delivery." market={market} />
        </fieldset>
      )}
    </CheckoutSection>
  );
};
