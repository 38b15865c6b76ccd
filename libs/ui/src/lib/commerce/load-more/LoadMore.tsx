import { useLingui } from '@lingui/react/macro';

import { ListPartLink } from './ListPartLink.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** The address of the next page, such as `?page=3`; `null` when everything has been seen. */
  readonly href: string | null;
  /** The number of products that the list shows, and the total. */
  readonly seen: number;
  readonly total: number;
  /** Formats a number in the page's language. */
  readonly formatNumber?: (value: number) => string;
  /** More is loading: the link keeps its focus and its width, and ignores further presses. */
  readonly busy?: boolean;
}

/** The end of a growing list: the progress, and a link to more; the new state is announced. */
export const LoadMore = ({ href, seen, total, formatNumber = String, busy = false }: LoadMoreProps) => {
  const { t } = useLingui();
  const shownSeen = formatNumber(seen);
  const shownTotal = formatNumber(total);
  return (
    <div className={styles.more}>
      <p className={styles.text} role="status">
        {t`You have seen ${shownSeen} of ${shownTotal} products`}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${total > 0 ? Math.min(100, (seen / total) * 100) : 100}%` }} />
      </div>
      {href !== null && (
        <ListPartLink href={href} rel="next" busy={busy}>
          {t`Show more`}
        </ListPartLink>
      )}
    </div>
  );
};
