import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';

import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import styles from './load-more.module.css';

interface ListPartLinkProps {
  readonly href: string;
  readonly rel: 'next' | 'prev';
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A link to another part of the list on the page; the scroll position stays. */
const ListPartLink = ({ busy, children, ...link }: ListPartLinkProps) => (
  <ButtonLink
    {...link}
    variant="secondary"
    preserveScroll
    prefetchInView
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={(event: MouseEvent) => busy && event.preventDefault()}
  >
    {children}
  </ButtonLink>
);

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

export interface LoadPreviousProps {
  /** The address of the page before the first that is shown, such as `?page=1`; `null` at the beginning, where nothing is shown. */
  readonly href: string | null;
  /** Loading: the link keeps its focus and its width, and ignores further presses. */
  readonly busy?: boolean;
}

/** The beginning of a list that was entered in the middle, as by a shared address or by going back. */
export const LoadPrevious = ({ href, busy = false }: LoadPreviousProps) => {
  const { t } = useLingui();
  if (href === null) return null;
  return (
    <div className={styles.more}>
      <ListPartLink href={href} rel="prev" busy={busy}>
        {t`Show previous`}
      </ListPartLink>
    </div>
  );
};
