import { cartSlice, fetchShownCart } from '@lyng/cart';
import {
  draftOnReturn,
  emptyCheckoutValues,
  fillInKnown,
  handleCheckoutForm,
  offerCheckout,
  readCheckoutForm,
  returnAddresses,
  stepHash,
} from '@lyng/checkout';
import type { CheckoutDraft, CheckoutFormOutcome, CheckoutValues, PostedCheckout, PostedForm } from '@lyng/checkout';
import { cookieNames, serialiseCookie } from '@lyng/browser';
import { createContext, data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { checkoutMarkets, marketTerms } from '../../config.ts';
import { appContext } from '../../shell/app-context.ts';
import type { AppContext } from '../../shell/app-context.ts';
import { marketsSet } from '../../shell/slices/channel-slice.ts';
import { customerTypeChanged } from '../../shell/slices/customer-slice.ts';
import { draftCookie, readDraftCookie } from './draft-cookie.ts';
import { loadKnownShopper } from './load-known-shopper.ts';

/** What the action of this request leaves to the page that is shown in its response. */
const postedContext = createContext<PostedCheckout | null>(null);

type Context = Pick<RouterContextProvider, 'get' | 'set'>;

const checkoutOf = ({ store }: AppContext) => {
  const { channel, cart } = store.getState();
  return { cartId: cart.cartId, market: channel.checkoutMarketAlias };
};

/** The form that the page comes with: the one that was just posted, else the draft of a visit without script, else what the account knows. */
export async function formOfPage(context: Readonly<Context>): Promise<PostedCheckout | null> {
  const posted = context.get(postedContext);
  if (posted) return posted;
  const app = context.get(appContext);
  const reference = checkoutOf(app);
  const offered = (values: CheckoutValues, attempt: number) =>
    offerCheckout({ gateway: app.gateway, reference, values, attempt });
  if (reference.cartId === '') return null;
  const draft = readDraftCookie(app, reference.cartId);
  if (draft) {
    const { values, attempt } = draftOnReturn(draft);
    return { ...(await offered(values, attempt)), unpaid: draft.leftForPayment };
  }
  if (app.cookie(cookieNames.auth) === undefined) return null;
  const known = await loadKnownShopper(app.gateway, reference.market);
  const empty = emptyCheckoutValues(app.store.getState().customer.customerType);
  return known ? offered(fillInKnown(empty, known), 0) : null;
}

/** Makes the form's choices of country and customer type those of this request, and of the next ones; gives the cookies. */
function takeChoices({ store }: AppContext, { country, values }: PostedForm, secure: boolean): readonly string[] {
  const { channel, customer } = store.getState();
  const cookies: string[] = [];
  const market = checkoutMarkets.find(({ alias }) => alias === country)?.alias ?? channel.checkoutMarketAlias;
  if (market !== channel.checkoutMarketAlias) {
    store.dispatch(marketsSet({ ...channel, checkoutMarketAlias: market }));
    store.dispatch(cartSlice.actions.marketChanged(market));
    cookies.push(serialiseCookie(cookieNames.checkoutMarket, market, { secure }));
  }
  if (values.customerType !== customer.customerType) {
    store.dispatch(customerTypeChanged(values.customerType));
    cookies.push(serialiseCookie(cookieNames.userType, values.customerType, { secure }));
  }
  return cookies;
}

const statusOf = ({ errors, problem }: PostedCheckout, intent: PostedForm['intent']): number =>
  errors.length > 0 || problem || intent === 'buy' ? 422 : 200;

/** A form that was posted: leads to the payment, or shows the page again with what is wrong or what may be chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = context.get(appContext);
  const { gateway, href } = app;
  const { protocol, origin } = new URL(request.url);
  const secure = protocol === 'https:';
  const form = readCheckoutForm(await request.formData());
  if (!form) throw data(null, { status: 400 });
  const shownMarket = checkoutOf(app).market;
  const cookies = takeChoices(app, form, secure);
  const reference = checkoutOf(app);
  const now = new Date();
  const outcome = await handleCheckoutForm({
    gateway,
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    reference,
    // Another country's total is another sum, whatever its digits.
    form: reference.market === shownMarket ? form : { ...form, shownTotal: null },
    loadCart: async () => {
      const cart = await fetchShownCart(gateway, { ...reference, onCheckout: true });
      if (cart.ok) return cart.value;
      return cart.error.kind === 'unreachable' ? null : { id: '', lines: [], summary: null, moneyBusy: false };
    },
    minimumOrder: marketTerms[reference.market].minimumOrder,
    today: { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() },
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
  return respond(outcome, { context, form, headers, isStored: stored !== null, checkout: href('checkout') });
}

interface Response303 {
  readonly context: Context;
  readonly form: PostedForm;
  readonly headers: Headers;
  /** The next request brings the form along. */
  readonly isStored: boolean;
  readonly checkout: string;
}

function respond(outcome: CheckoutFormOutcome, { context, form, headers, isStored, checkout }: Response303) {
  if (outcome.kind === 'error-page') throw data(null, { status: outcome.status, headers });
  if (outcome.kind === 'leave') return redirect(outcome.url, { status: 303, headers });
  if (outcome.kind === 'cart-gone') return redirect(checkout, { status: 303, headers });
  const status = statusOf(outcome.page, form.intent);
  // A page that was not posted can be reloaded and come back to.
  if (status === 200 && form.intent !== 'buy' && isStored)
    return redirect(checkout + stepHash(form.intent), { status: 303, headers });
  context.set(postedContext, outcome.page);
  return data(null, { status, headers });
}
