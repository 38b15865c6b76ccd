import { useLingui } from '@lingui/react/macro';
import { SearchPhrases } from './SearchPhrases.tsx';

export interface RelatedSearchesProps {
  readonly phrases: readonly string[];
  /** The address of a search. */
  readonly hrefOf: (words: string) => string;
}

/** Searches related to this one. */
export const RelatedSearches = ({ phrases, hrefOf }: RelatedSearchesProps) => {
  const { t } = useLingui();
  return (
    <SearchPhrases
      title={t`Related searches`}
      links={phrases.map((phrase) => ({ label: phrase, href: hrefOf(phrase) }))}
    />
  );
};
