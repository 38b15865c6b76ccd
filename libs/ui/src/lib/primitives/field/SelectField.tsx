import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
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
}: SelectFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
    {(control) => (
      <span className={styles.select}>
        <select
          {...select}
          {...control}
          // The value of React's state, for `filledFieldsProps`.
          data-value={select.value}
          className={classNames(styles.control, className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    )}
  </FieldFrame>
);
