import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { describedBy, FieldError } from '../field/FieldFrame.tsx';
import styles from './choice.module.css';

export interface CheckboxFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly name: string;
  readonly error?: ReactNode;
}

/** One box to tick, its label, and what is wrong when it must be ticked and is not. */
export const CheckboxField = ({ label, error, id, ...input }: CheckboxFieldProps) => {
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
          aria-describedby={describedBy(inputId, { error })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={inputId}>{error}</FieldError>
    </div>
  );
};
