import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {
  readonly name: string;
}

/** A text of several lines with label, hint and error; grows with its text where the browser supports it. */
export const TextAreaField = ({
  label,
  hint,
  error,
  optionalText,
  id,
  className,
  rows = 4,
  ...textArea
}: TextAreaFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
    {(control) => (
      <textarea {...textArea} {...control} rows={rows} className={classNames(styles.control, styles.area, className)} />
    )}
  </FieldFrame>
);
