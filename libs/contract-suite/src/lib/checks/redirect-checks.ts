import { assertContract, guestReads } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { jsonOf, request } from '../wire/http.ts';

/** The lists of addresses and aliases that have moved. `url` ends before `/urlhistory`. */
export const redirectChecks = (url: string, apiKey: string): readonly Check[] =>
  ['urlhistory', 'aliashistory'].map((name) =>
    guestReads(name, async () => {
      const response = await request(`${url}/${name}/${encodeURIComponent(apiKey)}`);
      assertContract(response.status === 200, `Status ${String(response.status)}.`);
      const body = jsonOf(response);
      assertContract(typeof body === 'object' && body !== null, 'Neither a list nor an object.');
    }),
  );
