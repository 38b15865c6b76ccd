import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { describedBy, FieldError } from '../../primitives/field/FieldFrame.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import styles from './rating.module.css';

export interface RatingFieldProps {
  readonly legend: ReactNode;
  /** The posted value is the number of stars, from 1 to `max`. */
  readonly name: string;
  readonly max?: number;
  /** The stars given; none at first. */
  readonly value?: number | null;
  /** Without it the field keeps its own state, as in a form that is posted. */
  readonly onChange?: (stars: number) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly id?: string;
  readonly required?: boolean;
}

/** A rating field: native radio buttons, so arrows choose and it works without script. */
export const RatingField = ({
  legend,
  name,
  max = 5,
  value = null,
  onChange,
  hint,
  error,
  id,
  required,
}: RatingFieldProps) => {
  const { t } = useLingui();
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      className={styles.field}
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy(groupId, { hint, error })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {Array.from({ length: max }, (_, index) => {
          const stars = index + 1;
          const checked = stars === value;
          return (
            <label key={stars} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={stars}
                required={required}
                {...(onChange ? { checked, onChange: () => onChange(stars) } : { defaultChecked: checked })}
              />
              <VisuallyHidden>{t`${plural(stars, { one: '# star', other: '# stars' })}`}</VisuallyHidden>
            </label>
          );
        })}
      </div>
      <FieldError id={groupId}>{error}</FieldError>
    </fieldset>
  );
};
