import { useApp } from '@lyng/feature';
import { notifyClick } from '@lyng/search-client';
import type { ReactNode } from 'react';
import type { PageHit } from '../../core/suggestions.ts';
import { PageResults } from '../../react/search-results/PageResults.tsx';
import { ResultCount } from '../../react/search-results/ResultCount.tsx';
import { ResultsUnavailable } from '../../react/search-results/ResultsUnavailable.tsx';
import type { SearchResultsData } from './data.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';

export interface ContentPagesProps {
  readonly data: SearchResultsData;
  /** Spelling notes and the tabs, below the heading. */
  readonly children: ReactNode;
}

export const ContentPages = ({ data, children }: ContentPagesProps) => {
  const { words, results } = data;
  const { port } = useApp();
  const visit = async ({ ticket }: PageHit): Promise<void> => {
    const service = await port('searchService');
    if (service) await notifyClick(service, ticket);
  };
  if (!results) return <ResultsUnavailable what="pages" words={words} />;
  if (results.pages.length === 0)
    return (
      <EmptyResults words={words} what="pages" results={results}>
        {children}
      </EmptyResults>
    );
  return (
    <>
      <ResultsHeading {...data} />
      {children}
      <ResultCount what="pages" shown={results.pages.length} found={results.pageCount ?? results.pages.length} />
      <PageResults pages={results.pages} onVisit={(page) => void visit(page).catch(() => undefined)} />
    </>
  );
};
