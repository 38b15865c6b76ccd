import { useId } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import styles from './field.module.css';

/** One entry of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  readonly name: string;
  readonly options: readonly SelectOption[];
}

/** A native select with label, hint and error. */
export const SelectField = ({
  label,
  hint,
  error,
  optionalText,
  options,
  id,
  className,
  ...select
}: SelectFieldProps) => {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FieldFrame id={selectId} label={label} hint={hint} error={error} optionalText={optionalText}>
      <span className={styles.select}>
        <select
          {...select}
          // The value of React's state, for `filledFieldsProps`.
          data-value={select.value}
          id={selectId}
          className={classNames(styles.control, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    </FieldFrame>
  );
};
