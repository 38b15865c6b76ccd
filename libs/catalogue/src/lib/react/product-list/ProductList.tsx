import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import type { ProductSummary } from '@lyng/model';
import { Container, FilterPanel, FilterPanelButton } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { choiceCount } from '../../core/facet-groups.ts';
import type { ListPage } from '../../core/list-page.ts';
import { productSelected } from '../../state/catalogue-events.ts';
import { ListChips } from './ListChips.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListResults } from './ListResults.tsx';
import { ListSorting } from './ListSorting.tsx';
import styles from './ProductList.module.css';
import { useListHref } from './use-list-href.ts';

export interface ProductListProps {
  /** What `loadListPage` answered. */
  readonly page: ListPage;
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
  /** What lies over each picture, such as the favourite heart. */
  readonly renderAction?: (product: ProductSummary) => ReactNode;
}

/** A list for statistics: its kind, and its name where it has one. */
const listKey = ({ source }: ListPage): string => [source.kind, ...Object.values(source).slice(1)].join(':');

/** A list with its heading, filters, order and pages; all of it links and forms, so it works before and without script. */
export const ProductList = ({ page, vatIncluded, renderAction }: ProductListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const dispatch = useDispatch();
  const panelId = useId();
  const hrefOf = useListHref(page.source);
  const { count, query, pageSize } = page;
  const shownCount = formatNumber(count, language);
  const choices = choiceCount(query);
  const hasFilters = page.groups.length > 0 || choices > 0;
  const select = (product: ProductSummary, position: number) =>
    dispatch(productSelected({ product, list: listKey(page), position: (query.page - 1) * pageSize + position, page: query.page }));
  return (
    <Container className={styles.page}>
      <ListHeading page={page} />
      <div className={styles.body} data-filters={hasFilters || undefined}>
        {hasFilters && (
          <div className={styles.filters}>
            <FilterPanel id={panelId} title={t`Filters`} doneLabel={t`${plural(count, { one: `Show ${shownCount} product`, other: `Show ${shownCount} products` })}`}>
              <ListFilters page={page} hrefOf={hrefOf} />
            </FilterPanel>
          </div>
        )}
        <div className={styles.results}>
          <div className={styles.toolbar}>
            {hasFilters && <FilterPanelButton panelId={panelId}>{choices > 0 ? t`Filters (${choices})` : t`Filters`}</FilterPanelButton>}
            <p className={styles.count} role="status" aria-live="polite">
              {t`${plural(count, { one: `${shownCount} product`, other: `${shownCount} products` })}`}
            </p>
            {count > 1 && <ListSorting page={page} hrefOf={hrefOf} />}
          </div>
          <ListChips page={page} hrefOf={hrefOf} />
          <ListResults page={page} hrefOf={hrefOf} vatIncluded={vatIncluded} onSelect={select} {...(renderAction && { renderAction })} />
          {page.info?.secondaryDescription && query.page === 1 && <p className={styles.description}>{page.info.secondaryDescription}</p>}
        </div>
      </div>
    </Container>
  );
};
