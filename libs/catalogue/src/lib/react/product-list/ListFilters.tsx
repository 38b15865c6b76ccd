import { useLingui } from '@lingui/react/macro';
import { toggleFacet } from '@lyng/routing/core';
import { FacetGroup } from '@lyng/ui';
import type { ListPage } from '../../core/list-page.ts';
import { filterNames } from './list-names.ts';
import type { ListHref } from './use-list-href.ts';

export interface ListFiltersProps {
  readonly page: ListPage;
  readonly hrefOf: ListHref;
}

/** Groups that are of use to nearly everyone stand open on a laptop. */
const openGroups = 3;

/** Everything that a list can be narrowed by; each value is a link to the list with it or without it (CAT-07). */
export const ListFilters = ({ page: { query, groups }, hrefOf }: ListFiltersProps) => {
  const { i18n } = useLingui();
  const nameOf = (key: string, label: string): string => {
    const name = filterNames[key];
    return name ? i18n._(name) : label;
  };
  return groups.map(({ key, label, options }, index) => (
    <FacetGroup
      key={key}
      label={nameOf(key, label)}
      open={index < openGroups}
      items={options.map((option) => ({
        label: option.label,
        href: hrefOf(toggleFacet(query, { key, id: option.id, label: option.label })),
        active: option.selected,
        count: option.count,
      }))}
    />
  ));
};
