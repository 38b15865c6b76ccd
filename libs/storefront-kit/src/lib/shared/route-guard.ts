import { loginHref } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { cookieNames } from '@lyng/browser';
import { routeMeta, runMiddleware } from '@lyng/routing/core';
import type { GuardVerdict, RouteMiddleware, ScreenName } from '@lyng/routing/core';
import { data, redirect } from 'react-router-dom';

interface Guarded {
  readonly app: AppContext;
  readonly request: Request;
}

const pass: GuardVerdict = { kind: 'pass' };

const visitorOf = async ({ port }: AppContext) => (await port('visitor'))?.() ?? null;

async function isSignedIn(app: AppContext): Promise<boolean> {
  if (await visitorOf(app)) return true;
  // The server has tried before the render.
  if (typeof document === 'undefined' || app.cookie(cookieNames.authRefresh) === undefined) return false;
  await (await app.port('session'))?.ensureToken();
  return (await visitorOf(app)) !== null;
}

/** Login-only pages send a guest to the login, with the way back. */
const authenticated: RouteMiddleware<Guarded> = async ({ app, request }) => {
  if (await isSignedIn(app)) return pass;
  // The session could not be renewed right now: the auth service is down, so it is not over.
  if (app.cookie(cookieNames.authRefresh) !== undefined)
    return { kind: 'status', status: 503, reason: 'the auth service is silent' };
  const { pathname, search } = new URL(request.url);
  return { kind: 'redirect', location: loginHref(app.href, pathname + search) };
};

/** Pages for members return 404 for others. */
const isMember: RouteMiddleware<Guarded> = async ({ app }) =>
  (await visitorOf(app))?.memberId ? pass : { kind: 'status', status: 404, reason: 'not a member' };

/** The function of each middleware in the route table. Lists are routed by their loaders. */
const registry: ReadonlyMap<string, RouteMiddleware<Guarded>> = new Map([
  ['ralph-default', () => pass],
  ['ralph-list-page-routing', () => pass],
  ['ralph-authenticated', authenticated],
  ['check-is-member', isMember],
]);

/** Throws out of a loader when its screen is not for this visitor. */
export async function guardRoute(
  screen: ScreenName,
  guarded: Guarded,
  names: readonly string[] = routeMeta(screen).middleware,
): Promise<void> {
  const verdict = await runMiddleware(names, registry, guarded);
  if (verdict.kind === 'redirect') throw redirect(verdict.location);
  if (verdict.kind === 'status') throw data(null, { status: verdict.status });
}
