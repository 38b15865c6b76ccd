import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@lyng/i18n/core';
import { marketCurrency } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { chosenFacets, withoutFacet, withoutFilters } from '@lyng/routing/core';
import type { Facet } from '@lyng/routing/core';
import { ActiveFilters } from '@lyng/ui';
import type { ListPage } from '../../core/list-page-data.ts';
import { filterName } from './list-names.ts';
import { useListHref } from './use-list-href.ts';

/** The shopper's choices, each with a link that removes it. */
export const ListChips = ({ page }: { readonly page: ListPage }) => {
  const hrefOf = useListHref(page.source);
  const { query, groups } = page;
  const { t, i18n } = useLingui();
  const { market, language } = useSite();
  // The upper end of a range is excluded.
  const priceText = (id: string): string => {
    const [from = '', end = ''] = id.split('-');
    const money = (units: number): string => formatMoney(units * 100, marketCurrency[market], language);
    const [lowest, highest] = [money(Number(from)), money(Number(end) - 1)];
    if (end === '') return t`from ${lowest}`;
    return from === '' ? t`up to ${highest}` : `${lowest} – ${highest}`;
  };
  // A typed range has no label of its own; ranges from the list do.
  const labelOf = ({ key, id, label }: Facet): string => {
    const option = groups.flatMap(({ options }) => options).find((one) => one.key === key && one.id === id);
    const isTyped = (key === 'price' || key === 'discount') && !option;
    const name = isTyped && filterName(key, page);
    // Size 38 of women's shoes is not size 38 of children's shoes.
    if (option?.heading) return `${label} · ${option.heading}`;
    return name ? `${i18n._(name)} ${key === 'price' ? priceText(id) : label}` : label;
  };
  return (
    <ActiveFilters
      label={t`Chosen filters`}
      removeLabel={t`Remove filter`}
      filters={chosenFacets(query).map((facet) => ({
        label: labelOf(facet),
        href: hrefOf(withoutFacet(query, facet)),
      }))}
      clearAll={{ label: t`Clear all`, href: hrefOf(withoutFilters(query)) }}
    />
  );
};
