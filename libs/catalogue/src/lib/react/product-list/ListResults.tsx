import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { withoutFilters, withPage } from '@lyng/routing/core';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import { ButtonLink, EmptyState, LoadMore, LoadPrevious } from '@lyng/ui';
import type { ReactNode } from 'react';
import { choiceCount } from '../../core/filter-choice.ts';
import type { ListPage } from '../../core/list-page-data.ts';
import { pageCount } from '../../core/page-count.ts';
import { ProductCards } from '../product-cards/ProductCards.tsx';
import { useListHref } from './use-list-href.ts';

export interface ListResultsProps {
  readonly page: ListPage;
  readonly vatIncluded: boolean;
  readonly renderAction?: (product: ListedProduct) => ReactNode;
  readonly loadingPage?: number | undefined;
  readonly onSelect: (product: ListedProduct, position: number) => void;
}

/** The first row of a phone: with more, none of them is first. */
const firstView = 2;
const cardSizes = '(min-width: 90rem) 258px, (min-width: 64rem) 24vw, (min-width: 48rem) 33vw, calc(50vw - 1.25rem)';

const NoProducts = ({ page }: { readonly page: ListPage }) => {
  const hrefOf = useListHref(page.source);
  const { t } = useLingui();
  const href = useHref();
  if (page.count > 0 && page.query.page > 1) {
    return (
      <EmptyState
        title={t`This page is empty`}
        text={t`There are fewer products in the list than this.`}
        action={<ButtonLink href={hrefOf(withPage(page.query, 1))}>{t`Go to the first page`}</ButtonLink>}
      />
    );
  }
  return choiceCount(page.query) > 0 ? (
    <EmptyState
      icon="filter"
      title={t`Nothing matches all of your filters`}
      text={t`Remove one or more filters to see more.`}
      action={<ButtonLink href={hrefOf(withoutFilters(page.query))}>{t`Clear all filters`}</ButtonLink>}
    />
  ) : (
    <EmptyState
      icon="search"
      title={t`We found no products here`}
      text={
        page.source.kind === 'search'
          ? t`Check the spelling, or try a more general word.`
          : t`Come back soon, or see what is new.`
      }
      action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
    />
  );
};

/** The products of the pages on the screen, and links to the pages before and after them. */
export const ListResults = ({ page, vatIncluded, loadingPage, renderAction, onSelect }: ListResultsProps) => {
  const hrefOf = useListHref(page.source);
  const { t } = useLingui();
  const language = useLanguage();
  const { products, pages, query, count, pageSize } = page;
  if (products.length === 0) return <NoProducts page={page} />;
  const { from, to } = pages;
  const last = pageCount(count, pageSize);
  const shownReachable = formatNumber(last * pageSize, language);
  const hrefOfPage = (number: number): string => hrefOf(withPage(query, number));
  return (
    <>
      <LoadPrevious href={from > 1 ? hrefOfPage(from - 1) : null} busy={loadingPage === from - 1} />
      <ProductCards
        products={products}
        label={t`Products`}
        vatIncluded={vatIncluded}
        priorityCount={firstView}
        sizes={cardSizes}
        onSelect={onSelect}
        {...(renderAction && { renderAction })}
      />
      {last > 1 && (
        <LoadMore
          href={to < last ? hrefOfPage(to + 1) : null}
          seen={products.length}
          total={count}
          formatNumber={(value) => formatNumber(value, language)}
          busy={loadingPage === to + 1}
        />
      )}
      {to === last && last * pageSize < count && (
        <p>{t`Only the first ${shownReachable} products can be shown. Choose filters to find the others.`}</p>
      )}
    </>
  );
};
