import { msg } from '@lingui/core/macro';
import { cookieNames } from '@lyng/browser';
import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { cartFailureMessage } from '../../react/cart-failure-messages.ts';
import type { PostedFailure } from '../../react/cart-page/CartPage.tsx';
import { cartSlice } from '../../state/cart-slice.ts';
import { cartCookie } from '../../wire/cart-cookie.ts';
import { hasPostedFormCookie, postedFormCookie } from '../../wire/cart-form-cookie.ts';
import { handleCartForm } from '../../wire/handle-cart-form.ts';
import { handleReorder } from '../../wire/handle-reorder.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  return {
    head: {
      title: pageTitle(app, app.translate(msg`Your cart`)),
      alternates: alternatesOf(app, 'cart', {}),
      noindex: true,
    },
  };
}

/**
 * Cart forms posted without JavaScript or before hydration: applied, then shown on the cart page (post, redirect, get).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { cookie, gateway, href, site, store, translate, loadMessages } = context.get(appContext);
  const { cartId } = store.getState().cart;
  const secure = new URL(request.url).protocol === 'https:';
  const form = await request.formData();
  const posted = {
    form,
    gateway,
    reference: { cartId, market: site.market, onCheckout: false },
    newId: () => crypto.randomUUID(),
  };
  const outcome =
    form.get('intent') === 'reorder' ? await handleReorder(posted) : { ...(await handleCartForm(posted)), missing: [] };
  const headers = new Headers();
  if (outcome.cartId !== cartId) headers.append('set-cookie', cartCookie(outcome.cartId, { secure }));
  if (outcome.cartId !== '' && !hasPostedFormCookie(cookie(cookieNames.cartForm)))
    headers.append('set-cookie', postedFormCookie({ secure }));
  if (outcome.failure) {
    await loadMessages('cart');
    const name = outcome.missing.join(' · ');
    // The other lines of the order are in the cart now.
    if (name !== '') store.dispatch(cartSlice.actions.cartAdopted({ cartId: outcome.cartId, detachedCartId: '' }));
    return data(
      {
        failure: outcome.failure,
        text: translate(cartFailureMessage(outcome.failure)),
        ...(name !== '' && { title: translate(msg`${{ name }} was not added`) }),
      } satisfies PostedFailure,
      { status: 422, headers },
    );
  }
  store.dispatch(cartSlice.actions.cartAdopted({ cartId: outcome.cartId, detachedCartId: '' }));
  return redirect(href('cart'), { status: 303, headers });
}
