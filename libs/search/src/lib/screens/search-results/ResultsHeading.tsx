import { Heading } from '@lyng/ui';
import { useLingui } from '@lingui/react';
import { resultsTitle } from '../../react/search-results/results-title.ts';
import type { SearchResultsData } from './data.ts';

/** The heading of results beside the list; it names the words that are shown. */
export const ResultsHeading = ({ page, words }: Pick<SearchResultsData, 'page' | 'words'>) => {
  const { i18n } = useLingui();
  return <Heading level={1}>{i18n._(resultsTitle(page.correctedTo ?? words))}</Heading>;
};
