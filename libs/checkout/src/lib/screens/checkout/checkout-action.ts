import { cookieNames, serialiseCookie } from '@lyng/browser';
import { appContext, channelOf, customerTypeChanged, marketsSet, termsOf } from '@lyng/feature';
import type { AppContext, CheckoutCartPort } from '@lyng/feature';
import { createContext, data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { draftOnReturn } from '../../core/checkout-draft.ts';
import type { CheckoutDraft } from '../../core/checkout-draft.ts';
import { stepHash } from '../../core/checkout-steps.ts';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { fillInKnown } from '../../core/fill-in-known.ts';
import { readCheckoutForm } from '../../core/read-checkout-form.ts';
import type { PostedForm } from '../../core/read-checkout-form.ts';
import { today } from '../../react/checkout-page/today.ts';
import { handleCheckoutForm, offerCheckout } from '../../state/handle-checkout-form.ts';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import { returnAddresses } from '../../wire/checkout-input.ts';
import { draftCookie, readDraftCookie } from '../draft-cookie.ts';

/** The data that this request's action passes to the page rendered in its response. */
const postedContext = createContext<PostedCheckout | null>(null);

type Context = Pick<RouterContextProvider, 'get' | 'set'>;

const checkoutOf = ({ store }: AppContext, cart: CheckoutCartPort) => ({
  cartId: cart.id(),
  market: store.getState().channel.checkoutMarketAlias,
});

/**
 * The form to render: the one just posted, else the draft stored for a visit without script, else the account's data.
 */
export async function formOfPage(context: Readonly<Context>): Promise<PostedCheckout | null> {
  const posted = context.get(postedContext);
  if (posted) return posted;
  const app = context.get(appContext);
  const cart = app.ports.checkoutCart;
  if (!cart) return null;
  const reference = checkoutOf(app, cart);
  const offered = (values: CheckoutValues, attempt: number) =>
    offerCheckout({ gateway: app.gateway, reference, values, attempt });
  if (reference.cartId === '') return null;
  const draft = readDraftCookie(app, reference.cartId);
  if (draft) {
    const { values, attempt } = draftOnReturn(draft);
    return { ...(await offered(values, attempt)), unpaid: draft.leftForPayment };
  }
  if (app.cookie(cookieNames.auth) === undefined) return null;
  const known = await (await app.port('knownShopper'))?.(reference.market);
  const empty = emptyCheckoutValues(app.store.getState().customer.customerType);
  return known ? offered(fillInKnown(empty, known), 0) : null;
}

/** Applies the form's country and customer type to this request, and returns the cookies for the next ones. */
function takeChoices(
  { config, site, store }: AppContext,
  cart: CheckoutCartPort,
  { country, values }: PostedForm,
  secure: boolean,
): readonly string[] {
  const { channel, customer } = store.getState();
  const cookies: string[] = [];
  const isServed = config.checkoutMarkets.some(({ alias }) => alias === country);
  if (isServed && country !== channel.checkoutMarketAlias) {
    const changed = channelOf({ config, site }, country);
    store.dispatch(marketsSet(changed));
    cart.changeMarket(changed.checkoutMarketAlias);
    cookies.push(serialiseCookie(cookieNames.checkoutMarket, changed.checkoutMarketAlias, { secure }));
  }
  if (values.customerType !== customer.customerType) {
    store.dispatch(customerTypeChanged(values.customerType));
    cookies.push(serialiseCookie(cookieNames.userType, values.customerType, { secure }));
  }
  return cookies;
}

const statusOf = ({ errors, problem }: PostedCheckout, intent: PostedForm['intent']): number =>
  errors.length > 0 || problem || intent === 'buy' ? 422 : 200;

/** Handles a posted form: redirects to the payment, or renders the page again with errors or options. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = context.get(appContext);
  const { gateway, href } = app;
  const { protocol, origin } = new URL(request.url);
  const secure = protocol === 'https:';
  const form = readCheckoutForm(await request.formData());
  const cart = app.ports.checkoutCart;
  if (!form || !cart) throw data(null, { status: 400 });
  const shownMarket = checkoutOf(app, cart).market;
  const cookies = takeChoices(app, cart, form, secure);
  const reference = checkoutOf(app, cart);
  const outcome = await handleCheckoutForm({
    gateway,
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    reference,
    // The totals of two countries cannot be compared, even if the digits match.
    form: reference.market === shownMarket ? form : { ...form, shownTotal: null },
    loadCart: () => cart.load(reference),
    minimumOrder: termsOf(app.config, reference.market).minimumOrder,
    today: today(),
    addresses: returnAddresses(origin, href, 'STANDARD'),
  });
  const draft: CheckoutDraft = {
    cartId: reference.cartId,
    values: outcome.kind === 'form' ? outcome.page.values : form.values,
    attempt: form.attempt,
    leftForPayment: outcome.kind === 'leave',
  };
  const stored = draftCookie(app, secure, draft);
  const headers = new Headers();
  for (const line of stored ? [...cookies, stored] : cookies) headers.append('set-cookie', line);
  if (outcome.kind === 'error-page') throw data(null, { status: outcome.status, headers });
  if (outcome.kind === 'leave') return redirect(outcome.url, { status: 303, headers });
  if (outcome.kind === 'cart-gone') return redirect(href('checkout'), { status: 303, headers });
  const status = statusOf(outcome.page, form.intent);
  // A redirected page can be reloaded and returned to; the next request includes the form.
  if (status === 200 && form.intent !== 'buy' && stored !== null)
    return redirect(href('checkout') + stepHash(form.intent), { status: 303, headers });
  context.set(postedContext, outcome.page);
  return data(null, { status, headers });
}
