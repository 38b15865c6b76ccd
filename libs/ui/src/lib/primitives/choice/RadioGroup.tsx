import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { describedBy, FieldError } from '../field/FieldFrame.tsx';
import styles from './choice.module.css';

/** One choice of a group. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Stands at the end of the row, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | null;
  /** Without it the group keeps its own state, as in a form that is posted. */
  readonly onChange?: (value: string) => void;
  readonly error?: ReactNode;
  readonly id?: string;
  /** `rows` one below the other, for choices with a description; `inline` side by side and small, for one word each. */
  readonly layout?: 'rows' | 'inline';
}

/** One choice out of several. */
export const RadioGroup = ({ legend, name, options, value, onChange, error, id, layout = 'rows' }: RadioGroupProps) => {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      className={styles.group}
      data-layout={layout}
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy(groupId, { error })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => {
        const checked = option.value === value;
        return (
          <label key={option.value} className={classNames(styles.option, styles.row)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(onChange ? { checked, onChange: () => onChange(option.value) } : { defaultChecked: checked })}
            />
            <span className={styles.text}>
              <span>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        );
      })}
      <FieldError id={groupId}>{error}</FieldError>
    </fieldset>
  );
};
