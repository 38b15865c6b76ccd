import { Heading, Link } from '@lyng/ui';
import { useId } from 'react';
import styles from './SearchResults.module.css';

/** A link with its words. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}

export interface SearchPhrasesProps {
  readonly title: string;
  readonly links: readonly NamedLink[];
}

/** Links from a search: related or popular searches, categories. Renders nothing where there are none. */
export const SearchPhrases = ({ title, links }: SearchPhrasesProps) => {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav className={styles.ways} aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
