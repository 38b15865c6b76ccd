import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import { LinkTabs } from '@lyng/ui';

/** The two kinds of things that a search finds. */
export type SearchTab = 'products' | 'pages';

export interface SearchTabsProps {
  readonly current: SearchTab;
  readonly productCount: number;
  /** `null` while unknown. */
  readonly pageCount: number | null;
  readonly hrefOf: (tab: SearchTab) => string;
}

/** Products and content pages of a search, as neighbouring pages. */
export const SearchTabs = ({ current, productCount, pageCount, hrefOf }: SearchTabsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const tab = (name: SearchTab, label: string, count: number | null) => ({
    href: hrefOf(name),
    label,
    ...(count !== null && { count: `(${formatNumber(count, language)})` }),
    current: current === name,
  });
  return (
    <LinkTabs
      label={t`What the search has found`}
      tabs={[tab('products', t`Products`, productCount), tab('pages', t`Pages`, pageCount)]}
    />
  );
};
