import { listName, ProductCards, productSelected } from '@lyng/catalogue';
import { useMenuItems } from '@lyng/content';
import { FavouriteButton } from '@lyng/favourites';
import type { ProductSummary } from '@lyng/model';
import {
  FoundPages,
  NothingFound,
  PagesUnavailable,
  ProductsUnavailable,
  RelatedSearches,
  SearchTabs,
  ShownOfFound,
  SpellingNotes,
  SpellingUnchecked,
} from '@lyng/search';
import type { Findings } from '@lyng/search';
import { notifyClick } from '@lyng/search-client';
import { useHref, useSite } from '@lyng/routing';
import { Container, Heading } from '@lyng/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import { searchServiceOf } from '../../client/search-service.ts';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import type { AppStore } from '../../store.ts';
import { Component as List } from '../list/list-route.tsx';
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

/** What is left to a search that found nothing. */
function Nothing({
  words,
  what,
  findings,
  children,
}: {
  readonly words: string;
  readonly what: 'products' | 'pages';
  readonly findings: Findings | null;
  readonly children: ReactNode;
}) {
  const href = useHref();
  const searchHref = useSearchHref();
  const root = useRouteLoaderData<RootData>('root');
  const departments = useMenuItems(root?.menus?.main ?? noMenu);
  return (
    <NothingFound
      words={words}
      what={what}
      popular={(findings?.popular ?? []).map((phrase) => ({ label: phrase, href: searchHref(phrase) }))}
      categories={departments.map((department) => ({ label: department.label, href: department.href }))}
      serviceHref={href('content', { alias: 'customer-service' })}
    >
      {children}
    </NothingFound>
  );
}

interface BelowHeading {
  /** How the search was spelled, and the tabs. */
  readonly children: ReactNode;
}

/** The products that the very words found, without the list's filters: those would find by another spelling. */
function Literal({ children }: BelowHeading) {
  const { page, words, findings, literalProducts } = useLoaderData<typeof loader>();
  const store = useStore() as AppStore;
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
      <ShownOfFound shown={literalProducts.length} found={findings?.literal?.totalHits ?? 0} />
      <ProductCards
        products={literalProducts}
        vatIncluded={vatIncluded}
        onSelect={select}
        renderAction={(product) => <FavouriteButton product={product} />}
      />
    </>
  );
}

/** The pages of text that a search has found. */
function Pages({ children }: BelowHeading) {
  const { page, words, findings } = useLoaderData<typeof loader>();
  const store = useStore() as AppStore;
  const site = useSite();
  const { i18n } = useLingui();
  const searchHref = useSearchHref();
  if (!findings) return <PagesUnavailable productsHref={searchHref(words)} />;
  if (findings.pages.length === 0)
    return (
      <Nothing words={words} what="pages" findings={findings}>
        {children}
      </Nothing>
    );
  return (
    <>
      <Heading level={1}>{listName(page, (message) => i18n._(message))}</Heading>
      {children}
      <ShownOfFound what="pages" shown={findings.pages.length} found={findings.pageCount ?? findings.pages.length} />
      <FoundPages
        pages={findings.pages}
        onVisit={({ ticket }) => void notifyClick(searchServiceOf(store, site), ticket)}
      />
    </>
  );
}

/** What a search has found: products, pages of text, and the words that it was done with (SEARCH-10). */
export function Component() {
  const { page, words, tab, isLiteral, findings } = useLoaderData<typeof loader>();
  const searchHref = useSearchHref();
  const productCount = findings?.literal?.totalHits ?? page.count;
  // Without the service nobody finds by the very words, nor can say what was searched for instead.
  const isList = tab === 'products' && !isLiteral && (page.count > 0 || Object.keys(page.query.filters).length > 0);
  const hasTabs = findings !== null && productCount + (findings.pageCount ?? 0) > 0;
  const found = findings ? (
    <div className={styles.found}>
      <SpellingNotes
        words={words}
        correctedTo={findings.correctedTo}
        didYouMean={findings.didYouMean}
        hrefOf={searchHref}
        literalHref={searchHref(words, { [EXACT]: '1' })}
      />
      {hasTabs && (
        <SearchTabs
          current={tab}
          productCount={productCount}
          pageCount={findings.pageCount}
          hrefOf={(name) =>
            searchHref(words, {
              ...(findings.literal && { [EXACT]: '1' }),
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
        <List underHeading={found} />
      ) : (
        <Container className={styles.body}>
          {tab === 'pages' ? (
            <Pages>{found}</Pages>
          ) : productCount > 0 || (isLiteral && !findings) ? (
            <Literal>{found}</Literal>
          ) : (
            <Nothing words={words} what="products" findings={findings}>
              {found}
            </Nothing>
          )}
        </Container>
      )}
      {findings && findings.related.length > 0 && (
        <Container className={styles.body}>
          <RelatedSearches phrases={findings.related} hrefOf={searchHref} />
        </Container>
      )}
    </>
  );
}
