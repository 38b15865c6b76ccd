import { assertContract, assertEqual } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { assertShape } from '../core/shape.ts';
import { claimsOf, tokensOf } from '../wire/auth.ts';
import type { AuthClient } from '../wire/auth.ts';
import { jsonOf, request } from '../wire/http.ts';
import type { HttpResponse } from '../wire/http.ts';
import type { Customer } from './auth-checks.ts';

/** The favourites of a customer. `url` ends before `/likes`. */
export function favouritesChecks(url: string, auth: AuthClient, customer: Customer | undefined): readonly Check[] {
  const logIn = async (): Promise<(path: string, init?: RequestInit) => Promise<HttpResponse>> => {
    const { token } = tokensOf(await auth.authenticate('login', customer ?? { username: '', password: '' }));
    const user = String(claimsOf(token)['sid']);
    return (path, init) =>
      request(`${url}/likes/users/${user}/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
  };
  return [
    {
      name: 'a stranger reads no favourites',
      role: 'guest',
      run: async () => {
        const { status } = await request(`${url}/likes/users/1/products`);
        assertContract(status === 401 || status === 403, `Status ${String(status)}.`);
      },
    },
    {
      name: 'the favourites are a list of product ids',
      role: 'customer',
      run: async () => {
        const send = await logIn();
        assertShape(jsonOf(await send('products')), ['number'], 'products');
        assertShape(jsonOf(await send('migrated')), 'boolean', 'migrated');
      },
    },
    {
      name: 'a posted list is stored',
      role: 'customer',
      writes: true,
      run: async () => {
        const send = await logIn();
        const before = jsonOf(await send('products')) as readonly number[];
        const list = [...new Set([...before, 1])];
        assertEqual((await send('products', { method: 'POST', body: JSON.stringify(list) })).status, 200, 'The status');
        assertEqual(jsonOf(await send('products')), list, 'The list');
        await send('products', { method: 'POST', body: JSON.stringify(before) });
      },
    },
  ];
}
