import { useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { withoutFilters, withPage } from '@lyng/routing/core';
import { ButtonLink, EmptyState, Pagination } from '@lyng/ui';
import type { ReactNode } from 'react';
import { choiceCount } from '../../core/facet-groups.ts';
import type { ListPage } from '../../core/list-page.ts';
import { pageCount } from '../../core/list-selection.ts';
import { ProductCards } from '../product-cards/ProductCards.tsx';
import type { ListHref } from './use-list-href.ts';

export interface ListResultsProps {
  readonly page: ListPage;
  readonly hrefOf: ListHref;
  readonly vatIncluded: boolean;
  readonly renderAction?: (product: ProductSummary) => ReactNode;
  readonly onSelect: (product: ProductSummary, position: number) => void;
}

/** The first row of a laptop and the first view of a phone. */
const firstView = 4;
const cardSizes = '(min-width: 90rem) 258px, (min-width: 64rem) 24vw, (min-width: 48rem) 33vw, 50vw';

const NoProducts = ({ page, hrefOf }: Pick<ListResultsProps, 'page' | 'hrefOf'>) => {
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
      title={t`Nothing matches all of your filters`}
      text={t`Remove one or more filters to see more.`}
      action={<ButtonLink href={hrefOf(withoutFilters(page.query))}>{t`Clear all filters`}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t`We found no products here`}
      text={page.source.kind === 'search' ? t`Check the spelling, or try a word that says less.` : t`Come back soon, or see what is new.`}
      action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
    />
  );
};

/** The products of a page of the list, and the way to the other pages. */
export const ListResults = ({ page, hrefOf, vatIncluded, renderAction, onSelect }: ListResultsProps) => {
  const { t } = useLingui();
  const { products, query, count, pageSize } = page;
  if (products.length === 0) return <NoProducts page={page} hrefOf={hrefOf} />;
  return (
    <>
      <ProductCards
        products={products}
        label={t`Products`}
        vatIncluded={vatIncluded}
        priorityCount={firstView}
        sizes={cardSizes}
        onSelect={onSelect}
        {...(renderAction && { renderAction })}
      />
      <Pagination
        label={t`Pages of the list`}
        page={query.page}
        pages={pageCount(count, pageSize)}
        hrefOfPage={(number) => hrefOf(withPage(query, number))}
      />
    </>
  );
};
