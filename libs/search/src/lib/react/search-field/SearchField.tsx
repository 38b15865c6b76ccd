import { useHref } from '@lyng/routing';
import { IconButton, useNavigation, VisuallyHidden } from '@lyng/ui';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** The field's label in the shopper's language: the field is on pages without the search's texts. */
  readonly label: string;
  /** The one word in the empty field and on its button. */
  readonly hint: string;
  /** The text of the search, on a page of results. */
  readonly phrase?: string;
  /** Called with the plain input when it is focused: the time to load its replacement. */
  readonly onWanted?: (plain: HTMLInputElement) => void;
  /** Replaces the plain input once it is loaded; receives the id that the label names, and the phrase. */
  readonly renderInput?: ((id: string, phrase: string) => ReactNode) | undefined;
}

/** The search field of the header: a GET form, so that it works without script, and a client navigation with it. */
export const SearchField = ({ label, hint, phrase = '', onWanted, renderInput }: SearchFieldProps) => {
  const href = useHref();
  const { navigate } = useNavigation();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const words = typeof typed === 'string' ? typed.trim() : '';
    if (words) navigate(href('search-results', { search: words }));
  };
  const want = onWanted && ((event: FormEvent<HTMLInputElement>) => onWanted(event.currentTarget));
  return (
    <form className={styles.form} role="search" action={href('search')} method="get" onSubmit={search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      {renderInput?.(id, phrase) ?? (
        <input
          key={phrase}
          id={id}
          type="search"
          name="q"
          required
          maxLength={100}
          defaultValue={phrase}
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={want}
          onInput={want}
        />
      )}
      {/* The field keeps the focus: Safari gives a pressed button none, and a compact header would close the field. */}
      <IconButton
        className={styles.button}
        type="submit"
        icon="search"
        label={hint}
        onMouseDown={(event) => event.preventDefault()}
      />
    </form>
  );
};
