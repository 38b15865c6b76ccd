import type { ServerResponse, ServerRoute } from '@lyng/feature';
import { citiesOf, hasCities } from './cities-by-zip.ts';

/** Postal codes change a few times a year: a response stays valid for a day, for all visitors. */
const CACHE_CONTROL = 'public, max-age=86400';

/** The city of a postal code, for the checkout: `/api/postal-places/dk/2100`. */
export const postalPlaces = {
  path: '/api/postal-places/:market/:zip',
  get: async ({ market = '', zip = '' }: Readonly<Record<string, string>>): Promise<ServerResponse> => {
    if (!hasCities(market) || !/^\d{4,5}$/.test(zip)) return { status: 404, body: {} };
    // Some codes are unknown (Greenland's, for example): that is a valid response, not an error.
    const city = (await citiesOf(market)).get(zip) ?? null;
    return { status: 200, headers: { 'cache-control': CACHE_CONTROL }, body: { city } };
  },
} satisfies ServerRoute;
