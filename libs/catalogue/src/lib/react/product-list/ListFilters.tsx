import { useLingui } from '@lingui/react/macro';
import { FacetGroup } from '@lyng/ui';
import { toggleOption } from '../../core/filter-choice.ts';
import type { ListPage } from '../../core/list-page-data.ts';
import { freePriceRange, ListPriceForm } from './ListPriceForm.tsx';
import { filterName } from './list-names.ts';
import { useListHref } from './use-list-href.ts';

/** The maximum number of values shown in a group before "Show all". */
const shownValues = 8;
/** Groups that most shoppers use are open on a laptop. */
const openGroups = 3;

/** Everything that a list can be narrowed by; each value is a link that adds or removes it. */
export const ListFilters = ({ page }: { readonly page: ListPage }) => {
  const hrefOf = useListHref(page.source);
  const { query, groups, rejectedPrice } = page;
  const { i18n, t } = useLingui();
  const nameOf = (key: string, label: string): string => {
    const name = filterName(key, page);
    return name ? i18n._(name) : label;
  };
  const typed = rejectedPrice ? [rejectedPrice.from, rejectedPrice.to] : freePriceRange(page);
  return groups.map(({ key, label, options: { length: total }, options }, index) => (
    <FacetGroup
      key={key}
      limit={shownValues}
      more={{ show: t`Show all (${total})`, hide: t`Show fewer` }}
      label={nameOf(key, label)}
      open={index < openGroups || (key === 'price' && typed !== null)}
      items={options.map((option) => ({
        id: option.id,
        label: option.label,
        href: hrefOf(toggleOption(query, option)),
        active: option.selected,
        level: option.level,
        count: option.count,
        heading: option.heading,
      }))}
    >
      {/* Another range is another form: its fields begin with it. */}
      {key === 'price' && <ListPriceForm key={`${typed}`} page={page} />}
    </FacetGroup>
  ));
};
