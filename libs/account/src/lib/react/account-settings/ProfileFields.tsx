import { useLingui } from '@lingui/react/macro';
import type { CustomerType, MarketAlias } from '@lyng/model';
import { CheckboxField, Notice, SelectField, TextField } from '@lyng/ui';
import type { FormikContextType } from 'formik';
import type { ComponentProps } from 'react';
import type { Gender, ProfileErrorKind, ProfileField, ProfileValues } from '../../core/profile.ts';
import type { Settings } from '../../core/settings.ts';
import styles from './AccountSettings.module.css';
import { countryNames, profileErrorMessages, profileLabel } from './profile-messages.ts';

export interface ProfileFieldsProps extends Pick<Settings, 'addressElsewhere'> {
  readonly formik: FormikContextType<ProfileValues>;
  readonly errorOf: (field: ProfileField) => ProfileErrorKind | undefined;
  readonly market: MarketAlias;
  /** Whether a person's number is stored: the form does not request one. */
  readonly hasPersonalId: boolean;
  readonly email: string;
}

/** The id of a field's control: what the error summary leads to. */
export const profileFieldId = (field: ProfileField): string => `profile-${field}`;

/** The customer's names and choices. */
const PersonFields = (props: ProfileFieldsProps) => {
  const { formik, hasPersonalId, email } = props;
  const { t } = useLingui();
  const field = useField(props);
  const { customerType, gender } = formik.values;
  const isBusiness = customerType === 'ORGANIZATION';
  const types: readonly { value: CustomerType; label: string }[] = [
    { value: 'PERSON', label: t`Private person` },
    { value: 'ORGANIZATION', label: t`Business` },
  ];
  const genders: readonly { value: Gender; label: string }[] = [
    { value: 'UNSET', label: t`Not stated` },
    { value: 'UNSPECIFIED', label: t`Rather not state it` },
    { value: 'WOMAN', label: t`Woman` },
    { value: 'MAN', label: t`Man` },
  ];
  return (
    <>
      <p className={styles.muted}>{t`You log in with ${{ email }}.`}</p>
      <SelectField
        name="customerType"
        label={t`I am shopping as`}
        value={customerType}
        onChange={formik.handleChange}
        options={types}
      />
      {isBusiness && (
        <div className={styles.pair}>
          <TextField {...field('company')} autoComplete="organization" />
          <TextField {...field('personalId')} autoComplete="off" />
        </div>
      )}
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('mobile')} type="tel" autoComplete="tel" inputMode="tel" />
        <SelectField
          name="gender"
          label={t`Gender`}
          value={gender}
          onChange={formik.handleChange}
          options={gender === 'UNSET' ? genders : genders.slice(1)}
        />
      </div>
      {!isBusiness && hasPersonalId && <TextField {...field('personalId')} autoComplete="off" />}
    </>
  );
};

/** The market to which the customer's orders go. */
const AddressFields = (props: ProfileFieldsProps) => {
  const { market, addressElsewhere } = props;
  const { t, i18n } = useLingui();
  const field = useField(props);
  return (
    <>
      {addressElsewhere !== null && (
        <Notice>
          {addressElsewhere === 'unknown'
            ? t`Your saved address is in another country. An address that you save here replaces it.`
            : t`Your saved address is in this country: ${{ country: i18n._(countryNames[addressElsewhere]) }}. An address that you save here replaces it.`}
        </Notice>
      )}
      <TextField {...field('addressLine1')} autoComplete="address-line1" />
      <div className={styles.zip}>
        <TextField {...field('zip')} autoComplete="postal-code" inputMode="numeric" />
        <TextField {...field('city')} autoComplete="address-level2" />
      </div>
      <TextField {...field('addressLine2')} autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField {...field('careOf')} autoComplete="off" />
        <TextField {...field('entryCode')} autoComplete="off" />
      </div>
      <p className={styles.muted}>{t`Country: ${{ country: i18n._(countryNames[market]) }}`}</p>
    </>
  );
};

export const ProfileFields = (props: ProfileFieldsProps) => {
  const { t } = useLingui();
  const { formik } = props;
  return (
    <>
      <PersonFields {...props} />
      <AddressFields {...props} />
      <CheckboxField
        name="newsletter"
        label={t`I would like the newsletter by email`}
        checked={formik.values.newsletter}
        onChange={formik.handleChange}
      />
    </>
  );
};

/** The props of every text field of the form. All may be empty, so none is called optional. */
const useField = ({ formik, errorOf, market }: ProfileFieldsProps) => {
  const { i18n } = useLingui();
  return (name: ProfileField): ComponentProps<typeof TextField> => {
    const error = errorOf(name);
    return {
      id: profileFieldId(name),
      name,
      label: i18n._(profileLabel(name, formik.values.customerType, market)),
      value: formik.values[name],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      error: error && i18n._(profileErrorMessages[error]),
    };
  };
};
