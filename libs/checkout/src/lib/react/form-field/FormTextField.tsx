import { useLingui } from '@lingui/react/macro';
import { TextField } from '@lyng/ui';
import { memo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { CheckoutField } from '../../core/checkout-field.ts';
import { fieldErrorMessage } from '../field-messages.ts';
import { useFieldError, useFieldText, useFormChange } from '../form-parts.ts';

export interface FormTextFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize'
> {
  readonly name: CheckoutField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** The id of a field's control: what the error summary leads to. */
export const fieldId = (field: CheckoutField | 'remember'): string => `checkout-${field.replace('.', '-')}`;

/** One text field of the checkout's form, with what is wrong with it once the shopper has left it. */
export const FormTextField = memo(function FormTextField({
  name,
  optional = false,
  ...rest
}: FormTextFieldProps): ReactNode {
  const { t, i18n } = useLingui();
  const value = useFieldText(name);
  const error = useFieldError(name);
  const { handleChange, handleBlur } = useFormChange();
  return (
    <TextField
      {...rest}
      id={fieldId(name)}
      name={name}
      value={value}
      onChange={handleChange}
      onBlur={handleBlur}
      required={!optional}
      {...(optional && { optionalText: t`(optional)` })}
      error={error && i18n._(fieldErrorMessage(error))}
    />
  );
});
