import { useLingui } from '@lingui/react/macro';
import { isListSort, printListQuery, withSort } from '@lyng/routing/core';
import { SortForm, useNavigation } from '@lyng/ui';
import type { ListPage } from '../../core/list-page-data.ts';
import { sortChoices } from '../../core/list-sort-rule.ts';
import { sortNames } from './list-names.ts';
import { useListHref } from './use-list-href.ts';

/** The order of a list: a form without script, one navigation with it. */
export const ListSorting = ({ page: { source, query, defaultSort } }: { readonly page: ListPage }) => {
  const hrefOf = useListHref(source);
  const { t, i18n } = useLingui();
  const { navigate } = useNavigation();
  const select = (value: string) => {
    if (!isListSort(value)) return;
    navigate(hrefOf(withSort(query, value === defaultSort ? undefined : value)), { preserveScroll: true });
  };
  return (
    <SortForm
      action={hrefOf()}
      label={t`Sort by`}
      name="sort"
      value={query.sort ?? defaultSort}
      options={sortChoices(defaultSort).map((sort) => ({ value: sort, label: i18n._(sortNames[sort]) }))}
      hidden={[...new URLSearchParams(printListQuery(withSort(query, undefined)))]}
      submitLabel={t`Sort`}
      onSelect={select}
    />
  );
};
