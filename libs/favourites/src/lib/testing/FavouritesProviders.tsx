import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { TestProviders } from '@lyng/feature/testing';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createTestBrowser, createTestTab } from './test-tab.ts';
import type { TestTab } from './test-tab.ts';

export interface FavouritesProvidersProps {
  /** The stored favourites, oldest first. */
  readonly ids?: readonly number[];
  /** A tab created by the test; otherwise a new one. */
  readonly tab?: TestTab;
  /** False for a page as the server renders it. */
  readonly isRestored?: boolean;
  readonly site?: Site;
  readonly children: ReactNode;
}

/** A store and a site for the components of the favourites, in stories and tests. */
export const FavouritesProviders = ({
  ids = [],
  tab,
  isRestored = true,
  site = makeSite(),
  children,
}: FavouritesProvidersProps): ReactNode => {
  const [{ store }] = useState(
    () => tab ?? createTestTab({ browser: createTestBrowser({ favorites: JSON.stringify(ids) }), isRestored }),
  );
  return (
    <TestProviders inStory site={site} store={store}>
      {children}
    </TestProviders>
  );
};

/** The same in English, for tests. */
export const InShop = (props: FavouritesProvidersProps): ReactNode => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <FavouritesProviders {...props} />
  </I18nProvider>
);
