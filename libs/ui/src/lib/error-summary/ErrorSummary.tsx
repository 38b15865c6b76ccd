import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';

import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

import styles from './ErrorSummary.module.css';

/** One thing to mend in a form. */
export interface FormError {
  /** The id of the control to mend. */
  readonly fieldId: string;
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  /** Those that are left: the list shrinks as they are corrected, and the box goes with the last one. */
  readonly errors: readonly FormError[];
  /** Announces how many are left each time that one was corrected; 0 when all are. */
  readonly announceLeft?: (count: number) => string;
}

const focusField = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/**
 * What one try to send a form found wrong, each leading to its field. Takes the focus when it is mounted and never
 * again: give it a `key` of its own for each try, so that it does not come back while the shopper is writing.
 */
export const ErrorSummary = ({ title, errors, announceLeft }: ErrorSummaryProps) => {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [found] = useState(errors.length);
  const [isOpen, setOpen] = useState(found > 0);
  if (isOpen && errors.length === 0) setOpen(false);

  useEffect(() => ref.current?.focus(), []);

  return (
    <>
      {isOpen && (
        // Rendered by the server, it takes the focus where no script runs.
        <div ref={ref} className={styles.summary} role="group" tabIndex={-1} autoFocus aria-labelledby={titleId}>
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
      )}
      {announceLeft && found > 0 && (
        <VisuallyHidden>
          <span role="status">{errors.length < found && announceLeft(errors.length)}</span>
        </VisuallyHidden>
      )}
    </>
  );
};
