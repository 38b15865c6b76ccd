import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { FieldError } from '../field/FieldFrame.tsx';
import { TextField } from '../field/TextField.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { HiddenField } from './HiddenFields.tsx';
import styles from './filter.module.css';

/** One end of a range. */
export interface RangeEnd {
  readonly label: ReactNode;
  readonly name: string;
  readonly value?: number | string | undefined;
}

export interface RangeFormProps {
  /** The address the form leads to. */
  readonly action: string;
  readonly legend: ReactNode;
  readonly min: RangeEnd;
  readonly max: RangeEnd;
  readonly hidden?: readonly HiddenField[];
  readonly submitLabel: ReactNode;
  /** Why what was typed is no range; the fields keep it. */
  readonly error?: ReactNode;
  /** Takes the place of the page load once the page is hydrated; the form is there to be sent after all. */
  readonly onSubmit?: (data: FormData, form: HTMLFormElement) => void;
}

/** A range, such as a price from and to; a GET form, so it works without script. What is typed is handed on as it is: a number field would swallow what it does not understand. */
export const RangeForm = ({ action, legend, min, max, hidden = [], submitLabel, error, onSubmit }: RangeFormProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget), event.currentTarget);
  };
  const end = ({ label, name, value }: RangeEnd) => (
    <TextField label={label} name={name} defaultValue={value} inputMode="numeric" autoComplete="off" maxLength={12} />
  );
  return (
    <form action={action} method="get" onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <fieldset className={styles.range} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>{legend}</legend>
        {end(min)}
        {end(max)}
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      </fieldset>
    </form>
  );
};
