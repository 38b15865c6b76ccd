import { Chip } from '../../primitives/chip/Chip.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import styles from './filter.module.css';

export interface ActiveFiltersProps {
  /** The list's name. */
  readonly label: string;
  readonly filters: readonly { readonly label: string; readonly href: string }[];
  /** Read before each filter's name, such as "Remove filter". */
  readonly removeLabel: string;
  readonly clearAll: { readonly label: string; readonly href: string };
}

/** The active filters, each with a link that removes it. */
export const ActiveFilters = ({ label, filters, removeLabel, clearAll }: ActiveFiltersProps) =>
  filters.length > 0 ? (
    <ul className={styles.active} aria-label={label}>
      {filters.map((filter) => (
        <li key={filter.href}>
          <Chip href={filter.href} removeLabel={removeLabel}>
            {filter.label}
          </Chip>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={clearAll.href} preserveScroll>
          {clearAll.label}
        </Link>
      </li>
    </ul>
  ) : null;
