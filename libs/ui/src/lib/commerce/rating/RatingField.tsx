import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { describedBy, FieldError } from '../../primitives/field/FieldFrame.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import styles from './rating.module.css';

export interface RatingFieldProps {
  readonly legend: ReactNode;
  /** The posted value is the number of stars, from 1 to 5. */
  readonly name: string;
  /** The stars given; none at first. */
  readonly value?: number | null;
  /** Without it the field keeps its own state, as in a form that is posted. */
  readonly onChange?: (stars: number) => void;
  readonly error?: ReactNode;
  readonly id?: string;
  readonly required?: boolean;
}

/** A rating field: native radio buttons, so arrows choose and it works without script. */
export const RatingField = ({ legend, name, value = null, onChange, error, id, required }: RatingFieldProps) => {
  const { t } = useLingui();
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset className={styles.field} id={groupId} tabIndex={-1} aria-describedby={describedBy(groupId, { error })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {[1, 2, 3, 4, 5].map((stars) => {
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
