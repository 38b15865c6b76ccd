import { cookieNames, serialiseCookie } from '@lyng/browser';
import { loginHref } from '@lyng/feature';
import type { AppContext, PostedRequest, PostedServerForm, ServerForms, Visit } from '@lyng/feature';
import { readLoginAddress } from '../core/login-address.ts';
import { PostedLoginForm } from '../react/posted-form/PostedLoginForm.tsx';
import { PostedPasswordForm } from '../react/posted-form/PostedPasswordForm.tsx';
import { handleLoginForm, loginFormIntent, postedFormStatus } from '../wire/handle-login-form.ts';
import type { LoginFormOutcome, PostedForm } from '../wire/handle-login-form.ts';
import { SaveCustomerTypeDocument } from '../wire/save-customer-type.generated.ts';
import { serverAuthClient, startVisitorSession } from './visitor-session.ts';

const RESET_PAGE = 'account-reset-password';

const wantsLogin = (search: string): boolean => readLoginAddress(search, '').isRequested;

const searchOf = ({ target }: Pick<Visit, 'target'>): string => {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
};

/** Whether a page may have one of these forms, and needs their texts. */
const hasForms = (visit: Pick<Visit, 'screen' | 'target'>): boolean =>
  visit.screen === RESET_PAGE || wantsLogin(searchOf(visit));

/** The forms of a page for visitors without script; `posted` is one that is shown again. */
export async function accountForms(app: AppContext, visit: Visit, posted: unknown): Promise<ServerForms> {
  if (!hasForms(visit)) return {};
  await app.loadMessages('auth', true);
  const shown = posted as PostedForm | undefined;
  const { auth, page } = app.store.getState();
  if (page.currentRouteName === RESET_PAGE)
    return { newPassword: <PostedPasswordForm posted={shown} loginHref={loginHref(app.href)} /> };
  return wantsLogin(searchOf(visit)) && !auth?.user ? { login: <PostedLoginForm posted={shown} /> } : {};
}

/** Logs a shopper in: session, cart and the guest's choices, then redirects to the page that requested the login. */
async function signIn(
  { visit, app: guest, openApp, afterLogin }: PostedRequest,
  { grant, choice, reason }: Extract<LoginFormOutcome, { kind: 'signed-in' }>,
): Promise<Response> {
  const secure = visit.protocol === 'https';
  const session = startVisitorSession({ cookieHeader: visit.cookieHeader, secure }, grant, choice);
  const headers = new Headers();
  const setCookies = (lines: readonly string[]): void => lines.forEach((line) => headers.append('set-cookie', line));
  setCookies(session.setCookies);
  const { customerType } = guest.store.getState().customer;
  const known = grant.claims.customerType;
  if (reason === 'login' && known && known !== customerType)
    setCookies([serialiseCookie(cookieNames.userType, known, { secure })]);
  const customerVisit = { ...visit, cookieHeader: session.cookieHeader };
  const customer = openApp(customerVisit);
  if (reason === 'register') await customer.gateway.mutate(SaveCustomerTypeDocument, { customerType });
  // The shopper is logged in even if the rest fails: the next login, or a script, retries it.
  setCookies(await afterLogin(customer, customerVisit));
  headers.set('location', readLoginAddress(searchOf(visit), guest.href('account')).returnPath);
  return new Response(null, { status: 303, headers });
}

/** Handles a posted login, registration, reset request or new password; `undefined` for any other post. */
export async function handleAccountForm(posted: PostedRequest): Promise<Response | PostedServerForm | undefined> {
  const { request, visit, app } = posted;
  if (!hasForms(visit)) return undefined;
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const intent = loginFormIntent(form);
  if (intent === null || (intent === 'new-password') !== (visit.screen === RESET_PAGE)) return undefined;
  const outcome = await handleLoginForm(
    {
      form,
      client: serverAuthClient(app.config.apiKey, visit),
      gateway: app.gateway,
      subtle: crypto.subtle,
      resetKey: new URL(request.url).searchParams.get('resetKey') ?? '',
    },
    intent,
  );
  if (outcome.kind === 'signed-in') return signIn(posted, outcome);
  return { status: postedFormStatus(outcome.posted), posted: outcome.posted };
}
