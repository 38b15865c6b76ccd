import { listName, ProductCards, productSelected } from '@lyng/catalogue';
import { useMenuItems } from '@lyng/content';
import { FavouriteButton } from '@lyng/favourites';
import type { ProductSummary } from '@lyng/model';
import {
  PageResults,
  NoResults,
  PagesUnavailable,
  ProductsUnavailable,
  RelatedSearches,
  SearchTabs,
  ResultCount,
  SpellingNotes,
  SpellingUnchecked,
} from '@lyng/search';
import type { SearchExtras } from '@lyng/search';
import { notifyClick } from '@lyng/search-client';
import { useHref, useSite } from '@lyng/routing';
import { Container, Heading } from '@lyng/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import { searchServiceOf } from '../../client/search-service.ts';
import { selectVatIncluded, useApp, useSlot } from '@lyng/feature';
import type { RootData } from '../root/root-loader.ts';
import { EXACT, TAB } from './search-address.ts';
import type { loader } from './search-results-loader.ts';
import styles from './SearchResultsPage.module.css';

const noMenu = { title: '', items: [] };

/** The addresses of searches. */
function useSearchHref() {
  const href = useHref();
  return (search: string, query?: Readonly<Record<string, string>>): string =>
    href('search-results', { search }, query && { query });
}

/** Suggestions for a search without results. */
function Nothing({
  words,
  what,
  results,
  children,
}: {
  readonly words: string;
  readonly what: 'products' | 'pages';
  readonly results: SearchExtras | null;
  readonly children: ReactNode;
}) {
  const href = useHref();
  const searchHref = useSearchHref();
  const root = useRouteLoaderData<RootData>('root');
  const departments = useMenuItems(root?.menus?.main ?? noMenu);
  return (
    <NoResults
      words={words}
      what={what}
      popular={(results?.popular ?? []).map((phrase) => ({ label: phrase, href: searchHref(phrase) }))}
      categories={departments.map((department) => ({ label: department.label, href: department.href }))}
      serviceHref={href('content', { alias: 'customer-service' })}
    >
      {children}
    </NoResults>
  );
}

interface BelowHeading {
  /** Spelling notes and the tabs. */
  readonly children: ReactNode;
}

/** The products that match the exact words, without the list's filters: those would search with another spelling. */
function Literal({ children }: BelowHeading) {
  const { page, words, results, literalProducts } = useLoaderData<typeof loader>();
  const { store } = useApp();
  const searchHref = useSearchHref();
  const { i18n } = useLingui();
  const vatIncluded = useSelector(selectVatIncluded);
  const select = (product: ProductSummary, position: number) =>
    void store.dispatch(productSelected({ product, list: `search:${words}`, position, page: 1 }));
  if (!literalProducts || literalProducts.length === 0)
    return (
      <>
        <ProductsUnavailable retryHref={searchHref(words, { [EXACT]: '1' })} />
        {children}
      </>
    );
  return (
    <>
      <Heading level={1}>{listName(page, (message) => i18n._(message))}</Heading>
      {children}
      <ResultCount shown={literalProducts.length} found={results?.literal?.totalHits ?? 0} />
      <ProductCards
        products={literalProducts}
        vatIncluded={vatIncluded}
        onSelect={select}
        renderAction={(product) => <FavouriteButton product={product} />}
      />
    </>
  );
}

/** The content pages of a search. */
function Pages({ children }: BelowHeading) {
  const { page, words, results } = useLoaderData<typeof loader>();
  const { store } = useApp();
  const site = useSite();
  const { i18n } = useLingui();
  const searchHref = useSearchHref();
  if (!results) return <PagesUnavailable productsHref={searchHref(words)} />;
  if (results.pages.length === 0)
    return (
      <Nothing words={words} what="pages" results={results}>
        {children}
      </Nothing>
    );
  return (
    <>
      <Heading level={1}>{listName(page, (message) => i18n._(message))}</Heading>
      {children}
      <ResultCount what="pages" shown={results.pages.length} found={results.pageCount ?? results.pages.length} />
      <PageResults
        pages={results.pages}
        onVisit={({ ticket }) => void notifyClick(searchServiceOf(store, site), ticket)}
      />
    </>
  );
}

/** The results of a search: products, content pages, and the words they were found with. */
export function Component() {
  const { page, words, tab, isLiteral, results } = useLoaderData<typeof loader>();
  const searchHref = useSearchHref();
  const List = useSlot('product-list');
  const productCount = results?.literal?.totalHits ?? page.count;
  // Without the service there is neither an exact search nor a corrected spelling.
  const isList = tab === 'products' && !isLiteral && (page.count > 0 || Object.keys(page.query.filters).length > 0);
  const hasTabs = results !== null && productCount + (results.pageCount ?? 0) > 0;
  const found = results ? (
    <div className={styles.found}>
      <SpellingNotes
        words={words}
        correctedTo={results.correctedTo}
        didYouMean={results.didYouMean}
        hrefOf={searchHref}
        literalHref={searchHref(words, { [EXACT]: '1' })}
      />
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
    isList && <SpellingUnchecked />
  );
  return (
    <>
      {isList ? (
        List && <List page={page} underHeading={found} />
      ) : (
        <Container className={styles.body}>
          {tab === 'pages' ? (
            <Pages>{found}</Pages>
          ) : productCount > 0 || (isLiteral && !results) ? (
            <Literal>{found}</Literal>
          ) : (
            <Nothing words={words} what="products" results={results}>
              {found}
            </Nothing>
          )}
        </Container>
      )}
      {results && results.related.length > 0 && (
        <Container className={styles.body}>
          <RelatedSearches phrases={results.related} hrefOf={searchHref} />
        </Container>
      )}
    </>
  );
}
