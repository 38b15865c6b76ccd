import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { DRAFT_KEY } from '../react/use-checkout-draft.ts';
import { CheckoutProviders } from './CheckoutProviders.tsx';
import type { CheckoutProvidersProps } from './CheckoutProviders.tsx';
import { makeCheckoutCart, makeCheckoutValues } from './make-checkout.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** The shop around a part of the checkout, in English. */
export const InShop = (props: CheckoutProvidersProps): ReactNode => (
  <I18nProvider i18n={i18n}>
    <CheckoutProviders {...props} />
  </I18nProvider>
);

/** Stores a form that is filled in but for the given values, as an earlier page of the tab. */
export const storeDraft = (values: Partial<CheckoutValues> = {}, cartId = makeCheckoutCart().id): void =>
  window.sessionStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({ cartId, values: makeCheckoutValues(values), attempt: 0, leftForPayment: false }),
  );
