import { useId } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  readonly name: string;
}

/** A one-line text input with label, hint and error. */
export const TextField = ({ label, hint, error, optionalText, id, className, ...input }: TextFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} optionalText={optionalText}>
      <input
        {...input}
        id={inputId}
        className={classNames(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, { hint, error })}
      />
    </FieldFrame>
  );
};
