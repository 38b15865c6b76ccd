import { useId } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
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
}: TextAreaFieldProps) => {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <FieldFrame id={areaId} label={label} hint={hint} error={error} optionalText={optionalText}>
      <textarea
        {...textArea}
        id={areaId}
        rows={rows}
        className={classNames(styles.control, styles.area, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(areaId, { hint, error })}
      />
    </FieldFrame>
  );
};
