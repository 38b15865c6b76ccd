import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { currencyUnit, formatMoney } from '@lyng/i18n/core';
import { marketCurrency } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { printListQuery, toggleFacet, withoutFacet } from '@lyng/routing/core';
import { RangeForm, useNavigation } from '@lyng/ui';
import { useState } from 'react';
import { HIGHEST_PRICE } from '../../core/highest-price.ts';
import type { ListPage } from '../../core/list-page-data.ts';
import type { PriceRangeIssue } from '../../core/price-range.ts';
import { useListHref } from './use-list-href.ts';

const key = 'price';

const issueMessages: Readonly<Record<Exclude<PriceRangeIssue, 'too-high'>, MessageDescriptor>> = {
  'not-a-price': msg`Write prices without decimals, such as 500.`,
  'turned-round': msg`The first price is higher than the second.`,
};

/** The bounds of a typed range as the fields show them: the upper end is included. */
export const freePriceRange = ({
  query,
  groups,
}: Pick<ListPage, 'query' | 'groups'>): readonly [from: string, to: string] | null => {
  const id = query.filters.price?.[0]?.id;
  if (id === undefined || groups.some((group) => group.key === key && group.options.some((option) => option.id === id)))
    return null;
  const [from = '', end = ''] = id.split('-');
  return [from, end && String(Number(end) - 1)];
};

/** A minimum and maximum price: sent to the list's own address without script, checked here with it. */
export const ListPriceForm = ({ page }: { readonly page: ListPage }) => {
  const hrefOf = useListHref(page.source);
  const { t, i18n } = useLingui();
  const { market, language } = useSite();
  const currency = marketCurrency[market];
  const highest = formatMoney(HIGHEST_PRICE * 100, currency, language);
  const { navigate } = useNavigation();
  const { query, rejectedPrice } = page;
  const [issue, setIssue] = useState<PriceRangeIssue | null>(rejectedPrice?.issue ?? null);
  const others = withoutFacet(query, { key });
  const [from, to] = freePriceRange(page) ?? [];
  const submit = (data: FormData, form: HTMLFormElement): void => {
    import('../../core/price-range.ts').then(
      ({ priceRangeOf }) => {
        const range = priceRangeOf(String(data.get('price-from')), String(data.get('price-to')));
        setIssue(range.ok ? null : range.error);
        if (range.ok)
          navigate(
            hrefOf(range.value === null ? others : toggleFacet(others, { key, id: range.value, label: range.value })),
            { preserveScroll: true },
          );
      },
      // The rule failed to load; the server has it too.
      () => {
        if (navigator.onLine) form.submit();
      },
    );
  };
  return (
    <RangeForm
      action={hrefOf()}
      legend={`${t`Choose a price`} (${currencyUnit(currency, language)})`}
      min={{ label: t`From`, name: 'price-from', value: rejectedPrice?.from ?? from }}
      max={{ label: t`To`, name: 'price-to', value: rejectedPrice?.to ?? to }}
      hidden={[...new URLSearchParams(printListQuery(others))]}
      submitLabel={t`Show`}
      error={
        issue === 'too-high'
          ? t`Nothing here costs that much. Write prices up to ${highest}.`
          : issue && i18n._(issueMessages[issue])
      }
      onSubmit={submit}
    />
  );
};
