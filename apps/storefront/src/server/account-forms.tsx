import { handleLoginForm, loginFormIntent, PostedLoginForm, PostedPasswordForm } from '@lyng/auth';
import type { LoginFormOutcome, PostedForm } from '@lyng/auth';
import { cookieNames, serialiseCookie } from '@lyng/browser';
import { cartCookie } from '@lyng/cart';
import { TellCustomerTypeDocument } from '../shell/tell-customer-type.generated.ts';
import { readLoginAddress } from '../routes/root/login-address.ts';
import type { ServerForms } from '../routes/root/server-forms.ts';
import { loginHref } from '../shell/login-href.ts';
import { joinAccountCart } from './join-account-cart.ts';
import { createRequestContext } from './request-context.ts';
import type { RequestContext, RequestFacts } from './request-context.ts';
import { serverAuthClient, startVisitorSession } from './visitor-session.ts';

const RESET_PAGE = 'account-reset-password';

const wantsLogin = (search: string): boolean => readLoginAddress(search, '').isAsked;

/** Whether a page may have one of these forms, and needs their texts. */
export const needsAuthTexts = ({ url }: Pick<Request, 'url'>, { screen }: Pick<RequestFacts, 'screen'>): boolean =>
  screen === RESET_PAGE || wantsLogin(new URL(url).search);

/** The forms of a page for who runs no script; `posted` is one that is shown again. */
export function accountForms(
  search: string,
  { href, store }: Pick<RequestContext, 'href' | 'store'>,
  posted: PostedForm | undefined,
): ServerForms {
  const { auth, page } = store.getState();
  if (page.currentRouteName === RESET_PAGE)
    return { newPassword: <PostedPasswordForm posted={posted} loginHref={loginHref(href)} /> };
  return wantsLogin(search) && !auth?.user ? { login: <PostedLoginForm posted={posted} /> } : {};
}

/** Lets somebody in: their session, their cart and what they have chosen as a guest, and on to the page that wanted the login. */
async function signIn(
  request: Request,
  facts: RequestFacts,
  guest: RequestContext,
  { grant, choice, reason }: Extract<LoginFormOutcome, { kind: 'signed-in' }>,
): Promise<Response> {
  const secure = facts.protocol === 'https';
  const session = startVisitorSession({ cookieHeader: facts.cookieHeader, secure }, grant, choice);
  const headers = new Headers();
  const setCookies = (lines: readonly string[]): void => lines.forEach((line) => headers.append('set-cookie', line));
  setCookies(session.setCookies);
  const { customerType } = guest.store.getState().customer;
  const known = grant.claims.customerType;
  if (reason === 'login' && known && known !== customerType)
    setCookies([serialiseCookie(cookieNames.userType, known, { secure })]);

  const customer = createRequestContext({ ...facts, cookieHeader: session.cookieHeader });
  if (reason === 'register') await customer.gateway.mutate(TellCustomerTypeDocument, { customerType });
  // The shopper is logged in whatever becomes of the rest: it is tried again with the next login, or by a script.
  const { cartId } = customer.store.getState().cart;
  const joinedId = await joinAccountCart(customer).catch(() => cartId);
  if (joinedId !== cartId) setCookies([cartCookie(joinedId, { secure })]);
  if (customer.cookie(cookieNames.favourites) !== undefined) {
    const brought = await customer.favourites?.change({ kind: 'reload' });
    if (brought?.ok) setCookies(brought.value);
  }
  headers.set('location', readLoginAddress(new URL(request.url).search, guest.href('account')).returnPath);
  return new Response(null, { status: 303, headers });
}

/**
 * Carries out a login, a new account, a mail for a new password or the new password itself, posted to the page that shows the
 * form. Gives the way on, the form that is to be shown again, or nothing where none of them was posted.
 */
export async function handleAccountForm(
  request: Request,
  facts: RequestFacts,
  context: RequestContext,
): Promise<Response | PostedForm | undefined> {
  if (request.method !== 'POST' || !needsAuthTexts(request, facts)) return undefined;
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const intent = loginFormIntent(form);
  if (intent === null || (intent === 'new-password') !== (facts.screen === RESET_PAGE)) return undefined;
  const outcome = await handleLoginForm(
    {
      form,
      client: serverAuthClient(facts.backendUrl, facts.ip, facts.backendTimeout),
      gateway: context.gateway,
      subtle: crypto.subtle,
      resetKey: new URL(request.url).searchParams.get('resetKey') ?? '',
    },
    intent,
  );
  return outcome.kind === 'signed-in' ? signIn(request, facts, context, outcome) : outcome.posted;
}
