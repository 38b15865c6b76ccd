import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './field.module.css';

/** The texts of one control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help between label and control. */
  readonly hint?: ReactNode;
  /** The error; the hint stays visible. */
  readonly error?: ReactNode;
  /** Read after the label of an optional field. */
  readonly optionalText?: string;
}

/** The ids of a control's texts, for `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** A field's error message, tied to its control by id. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) =>
  children ? (
    <p className={styles.error} id={`${id}-error`}>
      {children}
    </p>
  ) : null;

/** The attributes that tie a control to its texts. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Of the control; one of its own by default. */
  readonly id: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control. */
export const FieldFrame = ({ id, label, hint, error, optionalText, children }: FieldFrameProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optionalText && <span className={styles.optional}> {optionalText}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(controlId, { hint, error }),
      })}
      <FieldError id={controlId}>{error}</FieldError>
    </div>
  );
};
