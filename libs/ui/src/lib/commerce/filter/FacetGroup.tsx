import { useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Accordion } from '../../primitives/accordion/Accordion.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import styles from './FacetGroup.module.css';

/** One value of a filter. */
export interface FacetItem {
  /**
   * Identifies the value, whatever else is chosen: the link stays the same element, and keeps the focus, while the list
   * changes.
   */
  readonly id: string;
  readonly label: string;
  /** The list with this value added, or removed when it is active. */
  readonly href: string;
  /** The number of products with it. */
  readonly count?: number | undefined;
  readonly active: boolean;
  /**
   * The level of the value below the first level of the group, such as a category below another; 0 for the first level.
   */
  readonly level?: number | undefined;
  /** Its heading, shared with its neighbours: the women's shoes whose size it is. */
  readonly heading?: string | undefined;
}

export interface FacetGroupProps {
  readonly label: ReactNode;
  readonly items: readonly FacetItem[];
  /** Open from the start, as a group with a chosen value is. */
  readonly open?: boolean;
  /** The number of values shown before "Show all"; chosen ones are always shown. All of them by default. */
  readonly limit?: number;
  /** The button that shows the other values and hides them again, such as "Show all (40)" and "Show fewer". */
  readonly more?: { readonly show: ReactNode; readonly hide: ReactNode };
  /** Stands below the values, such as a `RangeForm`. */
  readonly children?: ReactNode;
}

/** A heading appears with the first shown value below it. */
const isHeadingShown = (items: readonly FacetItem[], heading: string, limit: number): boolean =>
  items.some((item, place) => item.heading === heading && (place < limit || item.active));

/** The values of one filter: links that look like checkboxes, so they work without script. */
export const FacetGroup = ({
  label,
  items,
  open = false,
  limit: wanted = Number.POSITIVE_INFINITY,
  more,
  children,
}: FacetGroupProps) => {
  const active = items.filter((item) => item.active).length;
  const limit = more && items.length > wanted ? wanted : items.length;
  // From then on the shopper controls it: it must not close over the value that was just removed.
  const [startsOpen] = useState(open || active > 0);
  return (
    <Accordion
      open={startsOpen}
      summary={
        <span>
          {label}
          {active > 0 && <span className={styles.count}> {active}</span>}
        </span>
      }
    >
      <ul className={styles.items}>
        {items.flatMap(({ id, label: name, href, active: isActive, level, count, heading }, place) => [
          heading && heading !== items[place - 1]?.heading && (
            <li
              key={heading}
              className={styles.heading}
              data-more={isHeadingShown(items, heading, limit) ? undefined : ''}
            >
              {heading}
            </li>
          ),
          <li key={id} data-level={level || undefined} data-more={place < limit || isActive ? undefined : ''}>
            <Link
              className={styles.item}
              href={href}
              preserveScroll
              rel="nofollow"
              aria-current={isActive ? 'true' : undefined}
            >
              <span className={styles.box}>{isActive && <Icon name="check" size="s" />}</span>
              <span className={styles.label}>
                {name}
                {heading && <VisuallyHidden>, {heading}</VisuallyHidden>}
              </span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>,
        ])}
      </ul>
      {/* Opens what stands above it, by style alone: a value keeps its place, and the focus, when it is chosen. */}
      {limit < items.length && (
        <details className={styles.more}>
          <summary>
            <span>{more?.show}</span>
            <span>{more?.hide}</span>
          </summary>
        </details>
      )}
      {children}
    </Accordion>
  );
};
