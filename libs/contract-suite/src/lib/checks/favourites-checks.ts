import { assertContract, assertEqual, customerReads, customerWrites, guestReads } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { assertShape } from '../core/shape.ts';
import { claimsOf } from '../wire/auth.ts';
import type { AuthClient } from '../wire/auth.ts';
import { jsonOf, request } from '../wire/http.ts';
import type { HttpResponse } from '../wire/http.ts';

/** The favourites of a customer. `url` ends before `/likes`. */
export function favouritesChecks(url: string, auth: AuthClient): readonly Check[] {
  const logIn = async (): Promise<(path: string, init?: RequestInit) => Promise<HttpResponse>> => {
    const { token } = await auth.logIn();
    const user = String(claimsOf(token)['sid']);
    return (path, init) =>
      request(`${url}/likes/users/${user}/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
  };
  return [
    guestReads('a stranger reads no favourites', async () => {
      const { status } = await request(`${url}/likes/users/1/products`);
      assertContract(status === 401 || status === 403, `Status ${String(status)}.`);
    }),
    customerReads('the favourites are a list of product ids', async () => {
      const send = await logIn();
      assertShape(jsonOf(await send('products')), ['number'], 'products');
      assertShape(jsonOf(await send('migrated')), 'boolean', 'migrated');
    }),
    customerWrites('a posted list is stored', async () => {
      const send = await logIn();
      const before = jsonOf(await send('products')) as readonly number[];
      const list = [...new Set([...before, 1])];
      assertEqual((await send('products', { method: 'POST', body: JSON.stringify(list) })).status, 200, 'The status');
      assertEqual(jsonOf(await send('products')), list, 'The list');
      await send('products', { method: 'POST', body: JSON.stringify(before) });
    }),
  ];
}
