import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';

import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

import styles from './ErrorSummary.module.css';

/** One field to correct in a form. */
export interface FormError {
  /** The id of the control to correct. */
  readonly fieldId: string;
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  /** The remaining ones: the list shrinks as they are corrected, and the box disappears with the last one. */
  readonly errors: readonly FormError[];
  /** Announces how many remain after each correction; 0 when all are corrected. */
  readonly announceLeft?: (count: number) => string;
}

const focusField = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/**
 * The errors of one submit, each linked to its field. Takes the focus only when it is mounted: give it a new `key` for
 * each submit, so that it does not take it while the shopper is writing.
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
