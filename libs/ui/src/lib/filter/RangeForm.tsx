import type { FormEvent, ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { HiddenField } from './HiddenFields.tsx';
import styles from './filter.module.css';

/** One end of a range. */
export interface RangeEnd {
  readonly label: ReactNode;
  readonly name: string;
  readonly value?: number | undefined;
}

export interface RangeFormProps {
  /** The address the form leads to. */
  readonly action: string;
  readonly legend: ReactNode;
  readonly min: RangeEnd;
  readonly max: RangeEnd;
  /** The smallest and largest number that makes sense, in the unit of the fields. */
  readonly bounds?: { readonly min: number; readonly max: number };
  readonly hidden?: readonly HiddenField[];
  readonly submitLabel: ReactNode;
  /** Takes the place of the page load once the page is hydrated. */
  readonly onSubmit?: (data: FormData) => void;
}

/** A range, such as a price from and to; a GET form, so it works without script. */
export const RangeForm = ({ action, legend, min, max, bounds, hidden = [], submitLabel, onSubmit }: RangeFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  const number = { type: 'number', inputMode: 'numeric', ...bounds } as const;
  return (
    <form action={action} method="get" onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <fieldset className={styles.range}>
        <legend className={styles.legend}>{legend}</legend>
        <TextField {...number} label={min.label} name={min.name} defaultValue={min.value} placeholder={bounds && String(bounds.min)} />
        <TextField {...number} label={max.label} name={max.name} defaultValue={max.value} placeholder={bounds && String(bounds.max)} />
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </fieldset>
    </form>
  );
};
