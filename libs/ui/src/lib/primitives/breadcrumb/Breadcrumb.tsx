import { Link } from '../navigation/Link.tsx';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the front page to here; the last is the present page. */
  readonly items: readonly {
    readonly label: string;
    readonly href?: string | undefined;
    /** BCP 47, where the label is in another language than the page. */
    readonly lang?: string | undefined;
  }[];
  /** The landmark's name. */
  readonly label: string;
}

/** The path from the front page to this one. */
export const Breadcrumb = ({ items, label }: BreadcrumbProps) => (
  <nav aria-label={label} className={styles.breadcrumb}>
    <ol>
      {items.map((item, index) => (
        <li key={item.href ?? item.label}>
          {item.href && index < items.length - 1 ? (
            <Link href={item.href}>{item.label}</Link>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined} lang={item.lang}>
              {item.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
