import { GatewayProvider } from '@lyng/commerce-client';
import { I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppContext } from '../contracts/app-context.ts';
import { CurrentApp } from './use-app.ts';

export interface AppProvidersProps {
  readonly app: AppContext;
  readonly i18n: I18n;
  /** The store's state in the HTML of the server: parts that hydrate later render with it first. */
  readonly hydratedState?: ReturnType<AppContext['store']['getState']>;
  readonly children: ReactNode;
}

/** The store, the texts, the site and the commerce API of this request or tab. */
export function AppProviders({ app, i18n, hydratedState, children }: AppProvidersProps) {
  return (
    <Provider store={app.store as unknown as Store} {...(hydratedState && { serverState: hydratedState })}>
      <I18nProvider i18n={i18n}>
        <GatewayProvider gateway={app.gateway}>
          <CurrentApp value={app}>
            <SiteProvider value={app.site}>{children}</SiteProvider>
          </CurrentApp>
        </GatewayProvider>
      </I18nProvider>
    </Provider>
  );
}
