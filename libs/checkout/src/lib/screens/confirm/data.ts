import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';
import { parseConfirmationRequest } from '../../core/payment-return.ts';
import { fetchConfirmation } from '../../wire/confirmation-gateway.ts';
import { noDraftCookie } from '../draft-cookie.ts';
import { isGuest } from '../is-guest.ts';
import { ownDocument } from '../own-document.ts';

/** The order of a payment. This GET changes nothing: the payment provider reports to the backend what was paid. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await ownDocument(request);
  const app = context.get(appContext);
  const { protocol, searchParams } = new URL(request.url);
  const reference = parseConfirmationRequest(searchParams);
  if (!reference) throw data(null, { status: 404 });
  const market = app.store.getState().channel.checkoutMarketAlias;
  const result = await fetchConfirmation(app.gateway, reference, market);
  if (!result.ok) return throwPageFailure(result.error);
  const outcome = result.value;
  if (outcome.kind === 'not-completed') throw redirect(app.href('checkout'), 302);
  if (outcome.kind !== 'completed') throw data(null, { status: 404 });
  const page = {
    head: {
      title: pageTitle(app, app.translate(msg`Thank you for your order`)),
      alternates: alternatesOf(app, 'checkout-confirm', {}),
      noindex: true,
    },
    confirmation: outcome.confirmation,
    cartId: reference.cartId,
    publicOrderId: reference.id,
    market,
    isGuest: isGuest(app),
  };
  // The stored draft has become the order.
  return data(page, { headers: { 'set-cookie': noDraftCookie(app, protocol === 'https:') } });
}
