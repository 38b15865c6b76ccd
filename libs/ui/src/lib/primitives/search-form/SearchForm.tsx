import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { HiddenFields } from '../field/HiddenFields.tsx';
import type { HiddenField } from '../field/HiddenFields.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  /** The address of the results. */
  readonly action: string;
  /** The field's name for assistive technology, and its placeholder. */
  readonly label: string;
  readonly name: string;
  readonly defaultValue?: string;
  readonly submitLabel: string;
  readonly hidden?: readonly HiddenField[];
  /** Replaces the page load once the page is hydrated; called with the trimmed text. */
  readonly onSearch?: (words: string) => void;
  /** Suggestions below the field. */
  readonly children?: ReactNode;
}

/** A search; a GET form, so it works without script. */
export const SearchForm = ({
  action,
  label,
  name,
  defaultValue,
  submitLabel,
  hidden = [],
  onSearch,
  children,
}: SearchFormProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <form className={styles.form} role="search" action={action} method="get" onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        name={name}
        defaultValue={defaultValue}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton type="submit" icon="search" label={submitLabel} />
      {children}
    </form>
  );
};
