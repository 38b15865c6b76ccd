import { fetchConfirmation, parseConfirmationRequest } from '@lyng/checkout';
import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import { throwPageFailure } from '../../shell/page-failure.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { noDraftCookie } from './draft-cookie.ts';
import { ownDocument } from './own-document.ts';

/** The order that a payment has led to. A GET changes nothing here: what was paid is the payment provider's word to the backend (D9). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await ownDocument(request);
  const app = context.get(appContext);
  const { protocol, searchParams } = new URL(request.url);
  const asked = parseConfirmationRequest(searchParams);
  if (!asked) throw data(null, { status: 404 });
  const result = await fetchConfirmation(app.gateway, asked, app.store.getState().channel.checkoutMarketAlias);
  if (!result.ok) return throwPageFailure(result.error);
  const outcome = result.value;
  if (outcome.kind === 'not-completed') throw redirect(app.href('checkout'), 302);
  if (outcome.kind !== 'completed') throw data(null, { status: 404 });
  const page = {
    head: {
      title: pageTitle(app.translate(msg`Thank you for your order`)),
      alternates: alternatesOf(app, 'checkout-confirm', {}),
      noindex: true,
    },
    confirmation: outcome.confirmation,
    cartId: asked.cartId,
  };
  // What was filled in without script has become the order.
  return data(page, { headers: { 'set-cookie': noDraftCookie(app, protocol === 'https:') } });
}
