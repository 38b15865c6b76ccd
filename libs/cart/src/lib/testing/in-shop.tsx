import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { CartProviders } from './CartProviders.tsx';
import type { CartProvidersProps } from './CartProviders.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** The shop around a part of the cart, in English: for tests. */
export const InShop = (props: CartProvidersProps): ReactNode => (
  <I18nProvider i18n={i18n}>
    <CartProviders {...props} />
  </I18nProvider>
);
