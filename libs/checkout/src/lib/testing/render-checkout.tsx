import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Fragment } from 'react';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { printDraft } from '../core/checkout-draft.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { CheckoutPage } from '../react/checkout-page/CheckoutPage.tsx';
import type { CheckoutPageProps } from '../react/checkout-page/CheckoutPage.tsx';
import { DRAFT_KEY } from '../react/use-checkout-draft.ts';
import { CheckoutProviders } from './CheckoutProviders.tsx';
import type { CheckoutProvidersProps } from './CheckoutProviders.tsx';
import { createCheckoutServer } from './checkout-server.ts';
import type { ServedRequest } from './checkout-server.ts';
import { makeCheckoutCart, makeCheckoutValues } from './make-checkout.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** The shop around a part of the checkout, in English. */
export const InShop = (props: CheckoutProvidersProps): ReactNode => (
  <I18nProvider i18n={i18n}>
    <CheckoutProviders {...props} />
  </I18nProvider>
);

const cart = makeCheckoutCart();

/** The checkout of a private person in Denmark. */
export const Checkout = (props: Partial<CheckoutPageProps>): ReactNode => (
  <CheckoutPage cart={cart} customerType="PERSON" onCustomerType={() => undefined} termsHref="/vilkaar" {...props} />
);

/** Stores a form that is filled in but for the given values, as an earlier page of the tab. */
export const storeDraft = (values: Partial<CheckoutValues> = {}, cartId = cart.id): void =>
  window.sessionStorage.setItem(
    DRAFT_KEY,
    printDraft({ cartId, values: makeCheckoutValues(values), attempt: 0, leftForPayment: false }),
  );

/** Renders the checkout, and keeps what leaves it: requests, actions, and the addresses that the window goes to. */
export function renderCheckout(
  props: Partial<CheckoutPageProps> = {},
  server = createCheckoutServer(),
  Boundary: ComponentType<PropsWithChildren> = Fragment,
) {
  const [left, actions] = [[] as string[], [] as UnknownAction[]];
  const page = (more: Partial<CheckoutPageProps> = {}) => (
    <InShop server={server} actions={actions}>
      <Boundary>
        <Checkout leave={(url) => left.push(url)} {...props} {...more} />
      </Boundary>
    </InShop>
  );
  const { rerender, unmount } = render(page());
  return {
    server,
    left,
    actions,
    unmount,
    become: (more: Partial<CheckoutPageProps>) => rerender(page(more)),
    requestsOf: (operation: string): readonly ServedRequest[] =>
      server.requests.filter((request) => request.operation === operation),
  };
}
