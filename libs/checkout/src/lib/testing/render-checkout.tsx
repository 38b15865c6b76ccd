import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Fragment } from 'react';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { CheckoutPage } from '../react/checkout-page/CheckoutPage.tsx';
import type { CheckoutPageProps } from '../react/checkout-page/CheckoutPage.tsx';
import { createCheckoutServer } from './checkout-server.ts';
import type { ServedRequest } from './checkout-server.ts';
import { InShop } from './in-shop.tsx';
import { makeCheckoutCart } from './make-checkout.ts';

const cart = makeCheckoutCart();

/** The checkout of a private person in Denmark. */
export const Checkout = (props: Partial<CheckoutPageProps>): ReactNode => (
  <CheckoutPage cart={cart} customerType="PERSON" onCustomerType={() => undefined} termsHref="/vilkaar" {...props} />
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
