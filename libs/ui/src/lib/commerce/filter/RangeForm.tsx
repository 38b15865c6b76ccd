import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '../../primitives/button/Button.tsx';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { HiddenFields } from '../../primitives/field/HiddenFields.tsx';
import type { HiddenField } from '../../primitives/field/HiddenFields.tsx';
import styles from './filter.module.css';

/** One end of a range. */
export interface RangeEnd {
  readonly label: ReactNode;
  readonly name: string;
  readonly value?: number | string | undefined;
}

export interface RangeFormProps {
  /** The form's address. */
  readonly action: string;
  readonly legend: ReactNode;
  readonly min: RangeEnd;
  readonly max: RangeEnd;
  readonly hidden?: readonly HiddenField[];
  readonly submitLabel: ReactNode;
  /** The reason why the typed text is not a range; the fields keep it. */
  readonly error?: ReactNode;
  /** Replaces the page load once the page is hydrated; receives the form, to submit it normally if needed. */
  readonly onSubmit?: (data: FormData, form: HTMLFormElement) => void;
}

/**
 * A range, such as a price from and to; a GET form, so it works without script. The typed text is passed on unchanged:
 * a number field would drop what it does not understand.
 */
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
