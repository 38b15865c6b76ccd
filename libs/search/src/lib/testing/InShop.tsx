import { createI18n, I18nProvider } from '@lyng/i18n';
import { makeSite } from '@lyng/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SearchProviders } from './SearchProviders.tsx';
import type { SearchProvidersProps } from './SearchProviders.tsx';

/** The providers around every component: site, texts, store and router. Texts are the English sources. */
export const InShop = (props: SearchProvidersProps): ReactNode => {
  const [i18n] = useState(() => createI18n((props.site ?? makeSite()).language, []));
  return (
    <I18nProvider i18n={i18n}>
      <SearchProviders {...props} />
    </I18nProvider>
  );
};
