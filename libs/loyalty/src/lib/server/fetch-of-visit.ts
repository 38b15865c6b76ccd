import type { AppContext, ServerRoute, Visit } from '@lyng/feature';
import { LOYALTY_PATH } from '@lyng/model';

/** Posts to the shop's own addresses for a form that was posted to a page, without a request of its own. */
export const fetchOfVisit =
  (routes: readonly ServerRoute[], { config }: Pick<AppContext, 'config'>, visit: Visit): typeof fetch =>
  async (input, init) => {
    const { origin, pathname, searchParams } = new URL(String(input), `${visit.protocol}://${visit.host}`);
    const route = routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => path.endsWith('/:name'));
    const parameters = { name: pathname.slice(LOYALTY_PATH.length + 1) };
    const body = String(init?.body ?? '');
    // The server has checked where the form came from.
    const request = { ...visit, origin, config, query: searchParams, body, isSameOrigin: true };
    const response = await route?.post?.(parameters, request);
    return Response.json(response?.body, { status: response?.status ?? 404 });
  };
