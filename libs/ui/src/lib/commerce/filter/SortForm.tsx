import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../primitives/button/Button.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import type { SelectOption } from '../../primitives/field/SelectField.tsx';
import { HiddenFields } from '../../primitives/field/HiddenFields.tsx';
import type { HiddenField } from '../../primitives/field/HiddenFields.tsx';
import styles from './filter.module.css';

export interface SortFormProps {
  /** The form's address. */
  readonly action: string;
  readonly label: ReactNode;
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly hidden?: readonly HiddenField[];
  /** The button that a page without script needs. */
  readonly submitLabel: ReactNode;
  /** Called with the chosen value once the page is hydrated; without it the form is submitted. */
  readonly onSelect?: (value: string) => void;
}

/** The order of a list; a GET form, so it works without script. */
export const SortForm = ({
  action,
  label,
  name,
  options,
  value,
  hidden = [],
  submitLabel,
  onSelect,
}: SortFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLSelectElement>(null);
  // Back changes the order too. The field is updated, and stays the focused element.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  const select = (chosen: string) => (onSelect ? onSelect(chosen) : form.current?.requestSubmit());
  return (
    <form ref={form} className={styles.sort} action={action} method="get">
      <HiddenFields fields={hidden} />
      <SelectField
        ref={field}
        label={label}
        name={name}
        options={options}
        defaultValue={value}
        onChange={(event) => select(event.target.value)}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
};
