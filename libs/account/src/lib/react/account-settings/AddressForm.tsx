import { useLingui } from '@lingui/react/macro';
import { markets, postalFields, requiredPostalFields } from '@lyng/model';
import type { PostalAddress, PostalErrorKind, PostalField } from '@lyng/model';
import { Button, ButtonLink, SelectField, TextField } from '@lyng/ui';
import type { ComponentProps, MouseEvent } from 'react';
import { checkAddress, readAddressForm } from '../../core/address-book.ts';
import type { AddressKey } from '../../core/address-book.ts';
import type { SettingsFailure, SettingsForm } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import styles from './AccountSettings.module.css';
import { CheckedFormFrame } from './CheckedFormFrame.tsx';
import { countryNames, profileErrorMessages, profileLabel } from './profile-messages.ts';
import { SettingsFailureNotice } from './SettingsFailureNotice.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import type { CheckedForm } from './use-checked-form.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface AddressFormProps {
  readonly formKey: AddressKey;
  /** As it is saved, or an empty one. */
  readonly address: PostalAddress;
  /** The form as it was posted without script. */
  readonly posted: { readonly values: PostalAddress; readonly failure: SettingsFailure | undefined } | null;
  readonly save: (address: PostalAddress) => SettingsResult;
  readonly closeHref: string;
  readonly onClose: (event: MouseEvent) => void;
}

/** The id of a field's control: what the error summary leads to. */
const fieldId = (field: PostalField | 'country'): string => `address-${field}`;

/** The form of one address, new or saved. */
export const AddressForm = ({ formKey, address, posted, save, closeHref, onClose }: AddressFormProps) => {
  const { t, i18n } = useLingui();
  const form = useCheckedForm({
    initialValues: address,
    fields: postalFields,
    check: checkAddress,
    send: save,
    posted,
  });
  const { formik, outcome, submit } = form;
  return (
    <CheckedFormFrame
      ref={useTypedBefore(formik, readAddressForm)}
      label={formKey === 'new' ? t`Add an address` : t`Change the address`}
      count={outcome.count}
      errors={outcome.errors.map(({ field, kind }) => ({
        fieldId: fieldId(field),
        message: `${i18n._(profileLabel(field, 'PERSON', formik.values.country))}: ${i18n._(profileErrorMessages[kind])}`,
      }))}
      submit={submit}
    >
      <input type="hidden" name="form" value={'save-address' satisfies SettingsForm} />
      <input type="hidden" name="address" value={formKey} />
      <AddressFormFields {...form} />
      <SettingsFailureNotice failure={outcome.failure} />
      <div className={styles.actions}>
        <Button type="submit" busy={formik.isSubmitting}>{t`Save the address`}</Button>
        <ButtonLink variant="quiet" href={closeHref} preserveScroll onClick={onClose}>
          {t`Cancel`}
        </ButtonLink>
      </div>
    </CheckedFormFrame>
  );
};

type AddressFormFieldsProps = Pick<
  CheckedForm<PostalAddress, PostalField, PostalErrorKind, SettingsFailure>,
  'formik' | 'errorOf'
>;

/** The fields of an address, in their order: those of the checkout, and the country. */
const AddressFormFields = ({ formik, errorOf }: AddressFormFieldsProps) => {
  const { t, i18n } = useLingui();
  const { country } = formik.values;
  const field = (name: PostalField): ComponentProps<typeof TextField> => {
    const error = errorOf(name);
    return {
      id: fieldId(name),
      name,
      label: i18n._(profileLabel(name, 'PERSON', country)),
      value: formik.values[name],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      optionalText: requiredPostalFields.includes(name) ? undefined : t`(optional)`,
      error: error && i18n._(profileErrorMessages[error]),
    };
  };
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="shipping given-name" />
        <TextField {...field('lastName')} autoComplete="shipping family-name" />
      </div>
      <TextField {...field('addressLine1')} autoComplete="shipping address-line1" />
      <div className={styles.zip}>
        <TextField {...field('zip')} autoComplete="shipping postal-code" inputMode="numeric" />
        <TextField {...field('city')} autoComplete="shipping address-level2" />
      </div>
      <TextField {...field('addressLine2')} autoComplete="shipping address-line2" />
      <div className={styles.pair}>
        <TextField {...field('careOf')} autoComplete="off" />
        <TextField {...field('entryCode')} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <SelectField
          id={fieldId('country')}
          name="country"
          label={t`Country`}
          value={country}
          onChange={formik.handleChange}
          options={markets.map((market) => ({ value: market, label: i18n._(countryNames[market]) }))}
        />
        <TextField {...field('mobile')} type="tel" autoComplete="shipping tel" inputMode="tel" />
      </div>
    </>
  );
};
