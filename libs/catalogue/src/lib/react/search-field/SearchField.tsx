import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { IconButton, useNavigation, VisuallyHidden } from '@lyng/ui';
import { useId } from 'react';
import type { FormEvent } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** What was searched for, on a page of results. */
  readonly phrase?: string;
}

/** The search field of the header: a GET form, so that it works without script, and a client navigation with it. */
export const SearchField = ({ phrase = '' }: SearchFieldProps) => {
  const { t } = useLingui();
  const href = useHref();
  const { navigate } = useNavigation();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const words = typeof typed === 'string' ? typed.trim() : '';
    if (words) navigate(href('search-results', { search: words }));
  };
  return (
    <form className={styles.form} role="search" action={href('search')} method="get" onSubmit={search}>
      <label htmlFor={id}>
        <VisuallyHidden>{t`Search the shop`}</VisuallyHidden>
      </label>
      <input
        key={phrase}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        required
        maxLength={100}
        defaultValue={phrase}
        placeholder={t`Search`}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton className={styles.button} type="submit" icon="search" label={t`Search`} />
    </form>
  );
};
