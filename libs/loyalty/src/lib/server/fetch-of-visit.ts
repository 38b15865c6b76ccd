import type { AppContext, Visit } from '@lyng/feature';
import { LOYALTY_PATH } from '@lyng/model';
import { ownHandlers } from './engage-routes.ts';

/** Posts to the shop's own addresses for a form that was posted to a page, without a request of its own. */
export const fetchOfVisit =
  ({ config }: Pick<AppContext, 'config'>, visit: Visit): typeof fetch =>
  async (input, init) => {
    const { origin, pathname, searchParams } = new URL(String(input), `${visit.protocol}://${visit.host}`);
    const name = pathname.slice(LOYALTY_PATH.length + 1);
    const handle = ownHandlers[name] ?? ownHandlers[':name'];
    const body = String(init?.body ?? '');
    // The server has checked where the form came from.
    const response = await handle?.(
      { name },
      { ...visit, origin, config, query: searchParams, body, isSameOrigin: true },
    );
    return Response.json(response?.body, { status: response?.status ?? 404 });
  };
