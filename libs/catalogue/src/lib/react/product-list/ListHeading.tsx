import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Breadcrumb, Heading, Link, VisuallyHidden } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { ListPage } from '../../core/list-page-data.ts';
import { listName } from './list-names.ts';
import styles from './ProductList.module.css';

export interface ListHeadingProps {
  readonly page: ListPage;
  /** The content beside the heading, such as the spelling of a search. */
  readonly children?: ReactNode;
}

/** Where the list is in the shop, what it is called, what it is about, and the lists below it. */
export const ListHeading = ({ page, children }: ListHeadingProps) => {
  const { t, i18n } = useLingui();
  const href = useHref();
  const name = listName(page, (message) => i18n._(message));
  const { info, trail } = page;
  const above = trail
    .slice(0, -1)
    .map((category) => ({ label: category.name, href: href('category', { category: category.alias }) }));
  const heading = <Heading level={1}>{name}</Heading>;
  return (
    <header className={styles.heading}>
      <Breadcrumb label={t`You are here`} items={[{ label: t`Home`, href: href('home') }, ...above, { label: name }]} />
      {info?.isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {children}
      {info?.description && <p className={styles.description}>{info.description}</p>}
      {info && info.subCategories.length > 0 && (
        <nav aria-label={t`Categories in ${name}`}>
          <ul className={styles.below}>
            {info.subCategories.map((category) => (
              <li key={category.alias}>
                <Link href={href('category', { category: category.alias })}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
};
