import { SearchField } from '@lyng/search';
import type { SearchFieldProps } from '@lyng/search';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useMatches } from 'react-router-dom';
import type { AppStore } from '../../store.ts';
import { useLoadMessages } from './use-load-messages.ts';

/** The search field of the header. The suggestions come when the shopper turns to it, and go on from what is typed by then. */
export function HeaderSearch() {
  const { t } = useLingui();
  const store = useStore() as AppStore;
  const loadMessages = useLoadMessages();
  const [late, setLate] = useState<Pick<SearchFieldProps, 'renderInput'>>();
  const found = useMatches().at(-1)?.loaderData as { readonly words?: string } | undefined;
  const words = { label: t`Search the shop`, hint: t`Search` };
  const load = async (plain: HTMLInputElement): Promise<void> => {
    const [{ lateStyles, takeOver }] = await Promise.all([import('./late-search.tsx'), loadMessages('search')]);
    await lateStyles();
    const renderInput = takeOver(store, plain, words);
    // The first letters may ask for it as well as the focus; it is taken over once.
    setLate((before) => before ?? { renderInput });
  };
  // A lost chunk leaves the plain field, which works.
  return (
    <SearchField
      {...words}
      phrase={found?.words ?? ''}
      onWanted={(plain) => void load(plain).catch(() => undefined)}
      {...late}
    />
  );
}
