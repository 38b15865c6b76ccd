import { useLingui } from '@lingui/react/macro';
import { TextField } from '@lyng/ui';
import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import type { CheckoutField, FieldErrorKind } from '../../core/checkout-field.ts';
import { fieldErrorMessage, fieldLabels } from '../field-messages.ts';

export interface FormTextFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize'> {
  readonly name: CheckoutField;
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** The id of a field's control: what the error summary leads to. */
export const fieldId = (field: CheckoutField): string => `checkout-${field.replace('.', '-')}`;

/** One text field of the checkout's form, with what is wrong with it once the shopper has left it. */
export const FormTextField = ({ name, label, optional = false, ...rest }: FormTextFieldProps): ReactNode => {
  const { t, i18n } = useLingui();
  const [field, { touched, error }] = useField<string>(name);
  return (
    <TextField
      {...field}
      {...rest}
      id={fieldId(name)}
      label={label ?? i18n._(fieldLabels[name])}
      required={!optional}
      {...(optional && { optionalText: t`(optional)` })}
      error={touched && error ? i18n._(fieldErrorMessage(error as FieldErrorKind)) : undefined}
    />
  );
};
