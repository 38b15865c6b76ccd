import { useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useSite } from '@lyng/routing';
import type { ReactNode } from 'react';
import { shopPath } from '../../core/shop-path.ts';
import { NoResults } from '../../react/search-results/NoResults.tsx';
import type { NoResultsProps } from '../../react/search-results/NoResults.tsx';
import type { SearchResultsData } from './data.ts';
import { useSearchHref } from '../../react/search-results/use-search-href.ts';

export interface EmptyResultsProps extends Pick<SearchResultsData, 'results' | 'words'>, Pick<NoResultsProps, 'what'> {
  /** The content beside the heading, such as the tabs. */
  readonly children: ReactNode;
}

/** Suggestions for a search without results. */
export const EmptyResults = ({ results, children, ...search }: EmptyResultsProps) => {
  const searchHref = useSearchHref();
  const { basePath } = useSite();
  const Departments = useSlot('menu:departments');
  const near = (results?.places ?? []).flatMap(({ name, within, link }) => {
    const path = shopPath(link, basePath);
    return path === null ? [] : [{ label: within === undefined ? name : `${within} › ${name}`, href: path }];
  });
  const show: Slots['menu:departments']['children'] = (departments) => (
    <NoResults
      {...search}
      popular={(results?.popular ?? []).map((phrase) => ({ label: phrase, href: searchHref(phrase) }))}
      categories={[...near, ...departments.filter((link) => near.every(({ href: other }) => other !== link.href))]}
    >
      {children}
    </NoResults>
  );
  return Departments ? <Departments>{show}</Departments> : show([]);
};
