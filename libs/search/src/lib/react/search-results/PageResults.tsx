import { useSite } from '@lyng/routing';
import { Heading, Link } from '@lyng/ui';
import { shopPath } from '../../core/shop-path.ts';
import type { PageHit } from '../../core/suggestions.ts';
import styles from './SearchResults.module.css';

export interface PageResultsProps {
  readonly pages: readonly PageHit[];
  /** The shopper goes to a page: the search service is notified. */
  readonly onVisit?: (page: PageHit) => void;
}

/** The content pages that a search has found. */
export const PageResults = ({ pages, onVisit }: PageResultsProps) => {
  const { basePath } = useSite();
  return (
    <ol className={styles.pages}>
      {pages.map((page) => {
        const href = shopPath(page.link, basePath);
        return (
          href !== null && (
            <li key={page.key}>
              <Heading level={2} size="l">
                <Link href={href} onClick={() => onVisit?.(page)}>
                  {page.title}
                </Link>
              </Heading>
              {page.description && <p>{page.description}</p>}
            </li>
          )
        );
      })}
    </ol>
  );
};
