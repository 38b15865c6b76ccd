import { useLingui } from '@lingui/react/macro';
import { markets, requiredPostalFields } from '@lyng/model';
import type { PostalErrorKind, PostalField } from '@lyng/model';
import { Button, ButtonLink, ErrorSummary, Notice, SelectField, Stack, TextField, filledFieldsProps } from '@lyng/ui';
import type { ComponentProps, MouseEvent } from 'react';
import type { AddressKey } from '../../core/address-book.ts';
import type { SettingsForm } from '../../core/settings.ts';
import styles from './AccountSettings.module.css';
import { countryNames, profileErrorMessage, profileLabel } from './profile-messages.ts';
import { settingsFailureMessage } from './settings-messages.ts';
import { useAddressForm } from './use-address-form.ts';
import type { AddressFormRequest, AddressFormState } from './use-address-form.ts';

export interface AddressFormProps extends AddressFormRequest {
  readonly formKey: AddressKey;
  /** The address to which the form posts without script. */
  readonly action: string;
  readonly closeHref: string;
  readonly onClose: (event: MouseEvent) => void;
}

/** The id of a field's control: what the error summary leads to. */
const fieldId = (field: PostalField | 'country'): string => `address-${field}`;

/** The form of one address, new or saved. */
export const AddressForm = ({ formKey, action, closeHref, onClose, ...request }: AddressFormProps) => {
  const { t, i18n } = useLingui();
  const state = useAddressForm(request);
  const { formik, outcome, element, submit } = state;
  return (
    <form
      ref={element}
      noValidate
      method="post"
      action={action}
      aria-label={formKey === 'new' ? t`Add an address` : t`Change the address`}
      {...filledFieldsProps}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={4}>
        <input type="hidden" name="form" value={'save-address' satisfies SettingsForm} />
        <input type="hidden" name="address" value={formKey} />
        <ErrorSummary
          key={outcome.count}
          title={t`Please correct these fields`}
          errors={outcome.errors.map(({ field, kind }) => ({
            fieldId: fieldId(field),
            message: `${i18n._(profileLabel(field, 'PERSON', formik.values.country))}: ${i18n._(profileErrorMessage(kind))}`,
          }))}
        />
        <AddressFormFields formik={formik} />
        {outcome.failure && (
          <Notice tone="danger" announce>
            {i18n._(settingsFailureMessage(outcome.failure))}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={formik.isSubmitting}>{t`Save the address`}</Button>
          <ButtonLink variant="quiet" href={closeHref} preserveScroll onClick={onClose}>
            {t`Cancel`}
          </ButtonLink>
        </div>
      </Stack>
    </form>
  );
};

/** The fields of an address, in their order: those of the checkout, and the country. */
const AddressFormFields = ({ formik }: Pick<AddressFormState, 'formik'>) => {
  const { t, i18n } = useLingui();
  const { country } = formik.values;
  const field = (name: PostalField): ComponentProps<typeof TextField> => {
    const error = formik.touched[name] ? formik.errors[name] : undefined;
    return {
      id: fieldId(name),
      name,
      label: i18n._(profileLabel(name, 'PERSON', country)),
      value: formik.values[name],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      optionalText: requiredPostalFields.includes(name) ? undefined : t`(optional)`,
      error: error && i18n._(profileErrorMessage(error as PostalErrorKind)),
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
