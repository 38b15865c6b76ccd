import { useApp, useShownPage } from '@lyng/feature';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchField } from '../search-field/SearchField.tsx';
import type { SearchFieldProps } from '../search-field/SearchField.tsx';
import { loadSuggestions } from './load-suggestions.ts';

/**
 * The search field of the header. Suggestions load when the shopper focuses it, and continue from what is typed by
 * then.
 */
export function HeaderSearch() {
  const { t } = useLingui();
  const app = useApp();
  const [enhanced, setEnhanced] = useState<Pick<SearchFieldProps, 'renderInput'>>();
  const found = useShownPage().data as { readonly words?: string } | undefined;
  const words = { label: t`Search the shop`, hint: t`Search` };
  const load = async (plain: HTMLInputElement): Promise<void> => {
    const { takeOver, service } = await loadSuggestions(app);
    const renderInput = await takeOver(plain, words, service);
    // Both the focus and the first letters may trigger it; only the first result counts.
    setEnhanced((before) => before ?? { renderInput });
  };
  // If the chunk fails, the plain field stays and works.
  return (
    <SearchField
      {...words}
      phrase={found?.words ?? ''}
      onWanted={(plain) => void load(plain).catch(() => undefined)}
      {...enhanced}
    />
  );
}
