import { GatewayProvider } from '@lyng/commerce-client';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LoadMessagesContext } from '../routes/root/use-load-messages.ts';
import { OriginsContext } from '../routes/root/use-origins.ts';
import type { AppContext } from './app-context.ts';

export interface AppProvidersProps {
  readonly app: AppContext;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** The store, the texts and the commerce API of this request or tab. */
export function AppProviders({ app, i18n, children }: AppProvidersProps) {
  return (
    <Provider store={app.store}>
      <I18nProvider i18n={i18n}>
        <GatewayProvider gateway={app.gateway}>
          <OriginsContext value={app.origins}>
            <LoadMessagesContext value={app.useMessages}>{children}</LoadMessagesContext>
          </OriginsContext>
        </GatewayProvider>
      </I18nProvider>
    </Provider>
  );
}
