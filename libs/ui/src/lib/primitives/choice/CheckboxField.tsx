import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { describedBy, FieldError } from '../field/FieldFrame.tsx';
import styles from './choice.module.css';

export interface CheckboxFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly name: string;
  /** The consequence of ticking the box; shown below the label. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** One checkbox, its label, and the error when it must be ticked and is not. */
export const CheckboxField = ({ label, hint, error, id, ...input }: CheckboxFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div>
      <label className={styles.option}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className={styles.below}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.below}>
          <FieldError id={inputId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
};
