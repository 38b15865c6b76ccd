import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  readonly name: string;
}

/** A one-line text input with label, hint and error. */
export const TextField = ({ label, hint, error, optionalText, id, className, ...input }: TextFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
    {(control) => <input {...input} {...control} className={classNames(styles.control, className)} />}
  </FieldFrame>
);
