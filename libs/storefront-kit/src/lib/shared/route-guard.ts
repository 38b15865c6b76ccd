import { loginHref } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { cookieNames } from '@lyng/browser';
import { routeMeta } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { data, redirect } from 'react-router-dom';

interface Guarded {
  readonly app: AppContext;
  readonly request: Request;
}

/** Throws out of a loader whose screen is not for this visitor. */
type RouteMiddleware = (guarded: Guarded) => Promise<void> | void;

const visitorOf = async ({ port }: AppContext) => (await port('visitor'))?.() ?? null;

async function isSignedIn(app: AppContext): Promise<boolean> {
  if (await visitorOf(app)) return true;
  // The server has tried before the render.
  if (typeof document === 'undefined' || app.cookie(cookieNames.authRefresh) === undefined) return false;
  await (await app.port('session'))?.ensureToken();
  return (await visitorOf(app)) !== null;
}

/** Login-only pages send a guest to the login, with the way back. */
const authenticated: RouteMiddleware = async ({ app, request }) => {
  if (await isSignedIn(app)) return;
  // The session could not be renewed right now: the auth service is down, so it is not over.
  if (app.cookie(cookieNames.authRefresh) !== undefined) throw data(null, { status: 503 });
  const { pathname, search } = new URL(request.url);
  throw redirect(loginHref(app.href, pathname + search));
};

/** Pages for members return 404 for others. */
const isMember: RouteMiddleware = async ({ app }) => {
  if (!(await visitorOf(app))?.memberId) throw data(null, { status: 404 });
};

const pass: RouteMiddleware = () => undefined;

/** The function of each middleware in the route table. Lists are routed by their loaders. */
const registry: ReadonlyMap<string, RouteMiddleware> = new Map([
  ['ralph-default', pass],
  ['ralph-list-page-routing', pass],
  ['ralph-authenticated', authenticated],
  ['check-is-member', isMember],
]);

/** Runs the middleware of a screen, in its order, up to the first that throws; an unknown name is status 500. */
export async function guardRoute(
  screen: ScreenName,
  guarded: Guarded,
  names: readonly string[] = routeMeta(screen).middleware,
): Promise<void> {
  for (const name of names) {
    const middleware = registry.get(name);
    if (!middleware) throw data(null, { status: 500 });
    await middleware(guarded);
  }
}
