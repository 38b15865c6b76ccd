import { useLingui } from '@lingui/react/macro';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { pageWindow } from './page-window.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The present page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOfPage: (page: number) => string;
  /** The landmark's name. */
  readonly label: string;
}

/** Links to the pages of a list; nothing when there is one page. */
export const Pagination = ({ page, pages, hrefOfPage, label }: PaginationProps) => {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link href={hrefOfPage(page - 1)} rel="prev">
              <VisuallyHidden>{t`Previous page`}</VisuallyHidden>
              <Icon name="chevron-left" size="s" />
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link href={hrefOfPage(entry)} aria-current={entry === page ? 'page' : undefined}>
                <VisuallyHidden>{t`Page`} </VisuallyHidden>
                {entry}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={hrefOfPage(page + 1)} rel="next">
              <VisuallyHidden>{t`Next page`}</VisuallyHidden>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
};
