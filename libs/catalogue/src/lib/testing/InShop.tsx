import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { NavigationProvider } from '@lyng/ui';
import type { Navigation } from '@lyng/ui';
import { useState } from 'react';
import { InStore } from './InStore.tsx';
import type { InStoreProps } from './InStore.tsx';

export interface InShopProps extends InStoreProps {
  readonly site?: Site;
  readonly navigate?: Navigation['navigate'];
}

/** The providers around every component: site, texts, store and router. Texts are the English sources. */
export const InShop = ({ site = makeSite(), navigate, store, children }: InShopProps) => {
  const [i18n] = useState(() => createI18n(site.language, []));
  const page = (
    <InStore {...(store && { store })}>
      <SiteProvider value={site}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </SiteProvider>
    </InStore>
  );
  if (!navigate) return page;
  const Link: Navigation['Link'] = ({ href, preserveScroll, replace, ...anchor }) => (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        event.preventDefault();
        navigate(href, { ...(preserveScroll && { preserveScroll }), ...(replace && { replace }) });
      }}
    />
  );
  return <NavigationProvider value={{ Link, navigate }}>{page}</NavigationProvider>;
};
