import { useLingui } from '@lingui/react/macro';
import { chosenFacets, withoutFacet, withoutFilters } from '@lyng/routing/core';
import type { Facet } from '@lyng/routing/core';
import { ActiveFilters } from '@lyng/ui';
import type { ListPage } from '../../core/list-page.ts';
import type { ListHref } from './use-list-href.ts';

export interface ListChipsProps {
  readonly page: ListPage;
  readonly hrefOf: ListHref;
}

/** What the shopper has chosen, each with the way to take it back. */
export const ListChips = ({ page: { query, groups }, hrefOf }: ListChipsProps) => {
  const { t } = useLingui();
  // The id is what counts: a label in the address may be old or of another language.
  const labelOf = ({ key, id, label }: Facet): string =>
    groups.find((group) => group.key === key)?.options.find((option) => option.id === id)?.label ?? label;
  return (
    <ActiveFilters
      label={t`Chosen filters`}
      removeLabel={t`Remove filter`}
      filters={chosenFacets(query).map((facet) => ({ label: labelOf(facet), href: hrefOf(withoutFacet(query, facet)) }))}
      clearAll={{ label: t`Clear all`, href: hrefOf(withoutFilters(query)) }}
    />
  );
};
