import { useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import type { ReactNode } from 'react';
import { NoResults } from '../../react/search-results/NoResults.tsx';
import type { NoResultsProps } from '../../react/search-results/NoResults.tsx';
import type { SearchResultsData } from './data.ts';
import { useSearchHref } from './use-search-href.ts';

export interface EmptyResultsProps extends Pick<SearchResultsData, 'results' | 'words'>, Pick<NoResultsProps, 'what'> {
  /** What belongs to the heading, such as the tabs. */
  readonly children: ReactNode;
}

/** Suggestions for a search without results. */
export const EmptyResults = ({ results, children, ...search }: EmptyResultsProps) => {
  const href = useHref();
  const searchHref = useSearchHref();
  const Departments = useSlot('menu:departments');
  const show: Slots['menu:departments']['children'] = (departments) => (
    <NoResults
      {...search}
      popular={(results?.popular ?? []).map((phrase) => ({ label: phrase, href: searchHref(phrase) }))}
      categories={departments}
      serviceHref={href('content', { alias: 'customer-service' })}
    >
      {children}
    </NoResults>
  );
  return Departments ? <Departments>{show}</Departments> : show([]);
};
