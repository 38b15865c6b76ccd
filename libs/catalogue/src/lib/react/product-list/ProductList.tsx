import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import type { ListedProduct } from '@lyng/model';
import { withPage } from '@lyng/routing/core';
import { Container, FilterPanel, FilterPanelButton, Notice, SkipLink } from '@lyng/ui';
import { Activity, memo, useCallback, useId } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { choiceCount } from '../../core/filter-choice.ts';
import type { ListPage } from '../../core/list-page-data.ts';
import { productSelected } from '../../state/catalogue-events.ts';
import { useProductsSeen } from '../products-seen/use-products-seen.ts';
import { ListChips } from './ListChips.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListResults } from './ListResults.tsx';
import { ListSorting } from './ListSorting.tsx';
import styles from './ProductList.module.css';
import { useListHref } from './use-list-href.ts';

export interface ProductListProps {
  /** The result of `loadListPages`. */
  readonly page: ListPage;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** The page of this list that is loading, if any. */
  readonly loadingPage?: number | undefined;
  /** The content beside the heading, such as the spelling of a search. */
  readonly underHeading?: ReactNode;
  /** Lies over each image, such as the favourite heart. */
  readonly renderAction?: (product: ListedProduct) => ReactNode;
}

/** The start of the products, for the link that skips the filters. */
const resultsId = 'products';

/** A list for statistics: its kind, and its name where it has one. */
const listKey = ({ source }: ListPage): string => [source.kind, ...Object.values(source).slice(1)].join(':');

const List = ({ page, vatIncluded, loadingPage, underHeading, renderAction }: ProductListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const dispatch = useDispatch();
  const panelId = useId();
  const hrefOf = useListHref(page.source);
  const { count, droppedFilters, pages } = page;
  const shownCount = formatNumber(count, language);
  const choices = choiceCount(page.query);
  const hasFilters = page.groups.length > 0 || choices > 0;
  const select = useCallback(
    (product: ListedProduct, position: number) =>
      void dispatch(
        productSelected({
          product,
          list: listKey(page),
          position: (page.pages.from - 1) * page.pageSize + position,
          page: page.pages.from + Math.floor((position - 1) / page.pageSize),
        }),
      ),
    [dispatch, page],
  );
  const offset = (pages.from - 1) * page.pageSize;
  useProductsSeen(resultsId, listKey(page), page.products, { listKey: hrefOf(withPage(page.query, 1)), offset });
  return (
    <Container className={styles.page}>
      <ListHeading page={page}>{underHeading}</ListHeading>
      <div className={styles.body} data-filters={hasFilters || undefined}>
        {hasFilters && (
          <div className={styles.filters}>
            <SkipLink href={`#${resultsId}`}>{t`Skip filters`}</SkipLink>
            <FilterPanel
              id={panelId}
              title={t`Filters`}
              doneLabel={t`${plural(count, { one: `Show ${shownCount} product`, other: `Show ${shownCount} products` })}`}
            >
              <Activity>
                <ListFilters page={page} />
              </Activity>
            </FilterPanel>
          </div>
        )}
        <div id={resultsId} tabIndex={-1} className={styles.results} data-list="">
          <div className={styles.toolbar}>
            {hasFilters && (
              <FilterPanelButton panelId={panelId}>
                {choices > 0 ? t`Filters (${choices})` : t`Filters`}
              </FilterPanelButton>
            )}
            <p className={styles.count} role="status" aria-live="polite">
              {t`${plural(count, { one: `${shownCount} product`, other: `${shownCount} products` })}`}
            </p>
            {count > 1 && <ListSorting page={page} />}
          </div>
          <ListChips page={page} />
          {droppedFilters > 0 && (
            <Notice>{t`${plural(droppedFilters, { one: 'One filter is no longer available.', other: '# filters are no longer available.' })}`}</Notice>
          )}
          <ListResults
            page={page}
            vatIncluded={vatIncluded}
            loadingPage={loadingPage}
            onSelect={select}
            {...(renderAction && { renderAction })}
          />
          {page.info?.secondaryDescription && pages.from === 1 && (
            <p className={styles.description}>{page.info.secondaryDescription}</p>
          )}
        </div>
      </div>
    </Container>
  );
};

/**
 * A list with its heading, filters, order and products; all of it links and forms, so it works before and without script.
 * A navigation from it renders nothing of it again.
 */
export const ProductList = memo(List);
