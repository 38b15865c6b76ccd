import { readClaims } from '@lyng/auth';
import { cookieNames } from '@lyng/browser';
import { routeMeta, runMiddleware } from '@lyng/routing/core';
import type { GuardVerdict, RouteMiddleware, ScreenName } from '@lyng/routing/core';
import { data, redirect } from 'react-router-dom';
import { screens } from '../routes/screens.ts';
import type { AppContext } from './app-context.ts';
import { loginHref } from './login-href.ts';

interface Guarded {
  readonly app: AppContext;
  readonly request: Request;
}

const pass: GuardVerdict = { kind: 'pass' };

/** A token whose time is not over yet; the browser and the server drop the others, or have them renewed. */
const claimsOf = ({ cookie }: AppContext) => readClaims(cookie(cookieNames.auth));

async function isSignedIn(app: AppContext): Promise<boolean> {
  if (claimsOf(app)) return true;
  // The server has tried before the page was begun.
  if (typeof document === 'undefined' || app.cookie(cookieNames.authRefresh) === undefined) return false;
  await (await import('../client/auth-session.ts')).authSessionOf(app.store).ensureToken();
  return claimsOf(app) !== null;
}

/** Login-only pages send a guest to the login and know the way back (ROUTE-20). */
const authenticated: RouteMiddleware<Guarded> = async ({ app, request }) => {
  if (await isSignedIn(app)) return pass;
  // A session that nobody could renew just now is not over: the auth service is silent.
  if (app.cookie(cookieNames.authRefresh) !== undefined)
    return { kind: 'status', status: 503, reason: 'the auth service is silent' };
  const { pathname, search } = new URL(request.url);
  return { kind: 'redirect', location: loginHref(app.href, pathname + search) };
};

/** Pages for members are no pages for anybody else (ROUTE-19). */
const isMember: RouteMiddleware<Guarded> = ({ app }) =>
  claimsOf(app)?.memberId ? pass : { kind: 'status', status: 404, reason: 'not a member' };

/** What each middleware of the route table does (ROUTE-18). Lists are routed by their loaders. */
const registry: ReadonlyMap<string, RouteMiddleware<Guarded>> = new Map([
  ['ralph-default', () => pass],
  ['ralph-list-page-routing', () => pass],
  ['ralph-authenticated', authenticated],
  ['check-is-member', isMember],
]);

/** Leaves a loader when its screen is not for this visitor. A screen that is not here is nobody's, and needs no guard. */
export async function guardRoute(
  screen: ScreenName,
  guarded: Guarded,
  names: readonly string[] = screens[screen] ? routeMeta(screen).middleware : [],
): Promise<void> {
  const verdict = await runMiddleware(names, registry, guarded);
  if (verdict.kind === 'redirect') throw redirect(verdict.location);
  if (verdict.kind === 'status') throw data(null, { status: verdict.status });
}
