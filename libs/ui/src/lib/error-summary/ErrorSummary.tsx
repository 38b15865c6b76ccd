import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';

import styles from './ErrorSummary.module.css';

/** One thing to mend in a form. */
export interface FormError {
  /** The id of the control to mend. */
  readonly fieldId: string;
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  /** Nothing is shown when there are none. */
  readonly errors: readonly FormError[];
}

const focusField = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/** All that is wrong with a form, each leading to its field; takes the focus when it appears. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown]);

  if (!shown) return null;
  return (
    <div ref={ref} className={styles.summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
