import { useSlot } from '@lyng/feature';
import type { ReactNode } from 'react';
import { ResultCount } from '../../react/search-results/ResultCount.tsx';
import { ResultsUnavailable } from '../../react/search-results/ResultsUnavailable.tsx';
import type { SearchResultsData } from './data.ts';
import { ResultsHeading } from './ResultsHeading.tsx';

export interface LiteralProductsProps {
  readonly data: SearchResultsData;
  /** Spelling notes and the tabs, below the heading. */
  readonly children: ReactNode;
}

/** The products that match the exact words, without the list's filters: those would search with another spelling. */
export const LiteralProducts = ({ data, children }: LiteralProductsProps) => {
  const { words, results, literalProducts } = data;
  const Products = useSlot('product-grid');
  if (!literalProducts || literalProducts.length === 0)
    return (
      <>
        <ResultsUnavailable what="products" words={words} />
        {children}
      </>
    );
  return (
    <>
      <ResultsHeading {...data} />
      {children}
      <ResultCount shown={literalProducts.length} found={results?.literal?.totalHits ?? 0} />
      {Products && <Products products={literalProducts} list={`search:${words}`} />}
    </>
  );
};
