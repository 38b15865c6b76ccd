import { useLingui } from '@lingui/react/macro';
import { useSlot } from '@lyng/feature';
import { Container, Notice } from '@lyng/ui';
import { useLoaderData } from 'react-router-dom';
import { EXACT, TAB } from '../../core/search-address.ts';
import { LeftOutNote, UnderstoodNote } from '../../react/search-results/UnderstoodNote.tsx';
import { SearchPhrases } from '../../react/search-results/SearchPhrases.tsx';
import { SearchTabs } from '../../react/search-results/SearchTabs.tsx';
import { SpellingNotes } from '../../react/search-results/SpellingNotes.tsx';
import { ContentPages } from './ContentPages.tsx';
import type { SearchResultsData } from './data.ts';
import { LiteralProducts } from './LiteralProducts.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import { NearProducts } from './NearProducts.tsx';
import styles from './SearchResultsPage.module.css';
import { useSearchHref } from '../../react/search-results/use-search-href.ts';

/** The results of a search: products, content pages, and the words they were found with. */
export const Component = () => {
  const { t } = useLingui();
  const data = useLoaderData<SearchResultsData>();
  const { page, words, tab, isLiteral, results, missing } = data;
  const searchHref = useSearchHref();
  const List = useSlot('product-list');
  const productCount = results?.literal?.totalHits ?? page.count;
  // Without the service there is neither an exact search nor a corrected spelling.
  const isList = tab === 'products' && !isLiteral && (page.count > 0 || Object.keys(page.query.filters).length > 0);
  const hasTabs = results !== null && productCount + (results.pageCount ?? 0) > 0;
  const found = results ? (
    <div className={styles.found}>
      <SpellingNotes words={words} correctedTo={results.correctedTo} didYouMean={results.didYouMean} />
      {tab === 'products' && <LeftOutNote words={words} leftOut={results.leftOut} hasProducts={productCount > 0} />}
      {results.understood && <UnderstoodNote filters={results.understood.filters} missing={missing} />}
      {hasTabs && (
        <SearchTabs
          current={tab}
          productCount={productCount}
          pageCount={results.pageCount}
          hrefOf={(name) =>
            searchHref(words, {
              ...(results.literal && { [EXACT]: '1' }),
              ...(name === 'pages' && { [TAB]: name }),
            })
          }
        />
      )}
    </div>
  ) : (
    isList && (
      // The shop may have corrected the spelling, and cannot name the correction.
      <Notice>{t`We cannot check the spelling right now. Some of these products may be for a similar word.`}</Notice>
    )
  );
  return (
    <>
      {isList ? (
        List && <List page={page} underHeading={found} />
      ) : (
        <Container className={styles.body}>
          {tab === 'pages' ? (
            <ContentPages data={data}>{found}</ContentPages>
          ) : productCount > 0 || (isLiteral && !results) ? (
            <LiteralProducts data={data}>{found}</LiteralProducts>
          ) : (
            <EmptyResults words={words} what="products" results={results}>
              {found}
            </EmptyResults>
          )}
        </Container>
      )}
      <NearProducts data={data} />
      {results && results.related.length > 0 && (
        <Container className={styles.body}>
          <SearchPhrases
            title={t`Related searches`}
            links={results.related.map((phrase) => ({ label: phrase, href: searchHref(phrase) }))}
          />
        </Container>
      )}
    </>
  );
};
