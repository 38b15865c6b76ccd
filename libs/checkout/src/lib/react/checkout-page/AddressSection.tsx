import { useLingui } from '@lingui/react/macro';
import type { ShopperAddress } from '@lyng/model';
import { Accordion, CheckboxField, useLoaded } from '@lyng/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { AddressValues } from '../../core/checkout-values.ts';
import type { CheckoutField } from '../../core/checkout-field.ts';
import { CountryChoice } from '../country-choice/CountryChoice.tsx';
import type { CountryChoiceProps } from '../country-choice/CountryChoice.tsx';
import { countryNames } from '../country-names.ts';
import { fieldLabels } from '../field-messages.ts';
import { FormTextField } from '../form-field/FormTextField.tsx';
import { useFormChange, useFormPart } from '../form-parts.ts';
import { useOnceTrue } from '../use-once-true.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CityFillIn } from './CityFillIn.tsx';
import type { CityFillInProps } from './CityFillIn.tsx';
import { UpdateButton } from './UpdateButton.tsx';

interface AddressFieldsProps extends Pick<CityFillInProps, 'prefix' | 'market'> {
  readonly findCity: CityFillInProps['findCity'] | undefined;
  /** The last line: which country the address is in. */
  readonly country: ReactNode;
}

/** The fields of one address; browsers fill each address in its own section. */
const AddressFields = ({ prefix, market, findCity, country }: AddressFieldsProps): ReactNode => {
  const { t, i18n } = useLingui();
  // The delivery address: its own legend names the section.
  const named = (field: keyof AddressValues) => ({
    name: `${prefix}${field}` as CheckoutField,
    label: i18n._(fieldLabels[field]),
  });
  const isMoreFilled = useFormPart(({ values }) => {
    const { addressLine2, careOf, entryCode } = prefix === '' ? values : values.delivery;
    return `${addressLine2}${careOf}${entryCode}` !== '';
  });
  const hasMore = useOnceTrue(isMoreFilled);
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
      {findCity && <CityFillIn prefix={prefix} market={market} findCity={findCity} />}
      <Accordion summary={t`Add c/o, floor or entry code`} open={hasMore}>
        <div className={styles.more}>
          <FormTextField {...named('addressLine2')} autoComplete={fill('address-line2')} optional />
          <div className={styles.pair}>
            <FormTextField {...named('careOf')} autoComplete="off" optional />
            <FormTextField {...named('entryCode')} autoComplete="off" optional />
          </div>
        </div>
      </Accordion>
      {country}
    </>
  );
};

interface AddressSectionProps extends CountryChoiceProps, Pick<AddressFieldsProps, 'findCity'> {
  /** The address choice of an account with several addresses; not part of the first load. */
  readonly addresses: readonly ShopperAddress[] | undefined;
}

const loadChoice = async () => (await import('./AddressChoice.tsx')).AddressChoice;

/** Where the bill goes, and the parcel if it goes elsewhere. */
export const AddressSection = memo(function AddressSection({
  findCity,
  addresses,
  ...country
}: AddressSectionProps): ReactNode {
  const { t, i18n } = useLingui();
  const hasDeliveryAddress = useFormPart(({ values }) => values.hasDeliveryAddress);
  const { setFieldValue } = useFormChange();
  const [Choice] = useLoaded(addresses !== undefined, loadChoice);
  return (
    <CheckoutSection step="details" title={t`Address`}>
      {Choice && addresses && <Choice addresses={addresses} />}
      <AddressFields prefix="" market={country.market} findCity={findCity} country={<CountryChoice {...country} />} />
      <CheckboxField
        name="hasDeliveryAddress"
        label={t`Deliver to another address`}
        checked={hasDeliveryAddress}
        onChange={(event) => void setFieldValue('hasDeliveryAddress', event.target.checked, true)}
      />
      <UpdateButton step="details" />
      {hasDeliveryAddress && (
        <fieldset className={styles.delivery}>
          <legend>{t`Delivery address`}</legend>
          <AddressFields
            prefix="delivery."
            market={country.market}
            findCity={findCity}
            country={<p className={styles.hint}>{t`Country: ${{ country: i18n._(countryNames[country.market]) }}`}</p>}
          />
        </fieldset>
      )}
    </CheckoutSection>
  );
});
