import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** The providers around every component: site and texts, which are the English sources. */
export const InShop = ({ site = makeSite(), children }: { readonly site?: Site; readonly children: ReactNode }) => {
  const [i18n] = useState(() => createI18n(site.language, []));
  return (
    <SiteProvider value={site}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </SiteProvider>
  );
};
