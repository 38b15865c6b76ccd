import { randomUUID } from 'node:crypto';
import { assertContract, assertEqual, guestReads, guestWrites } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { assertShape } from '../core/shape.ts';
import { jsonOf, request } from '../wire/http.ts';

const HTTP_CREATED = 201;

/** The contacts of the members programme, as its REST API has them in version 3. `url` ends before `/contacts`. */
export function loyaltyChecks(url: string, apiKey: string): readonly Check[] {
  const headers = { apikey: apiKey, 'content-type': 'application/json' };
  const idOf = (email: string) => request(`${url}/contacts/id?email=${encodeURIComponent(email)}`, { headers });
  return [
    guestReads('without the key there is nothing to read', async () => {
      const { status } = await request(`${url}/contacts/id?email=a%40example.com`);
      assertContract(status === 401 || status === 403, `Status ${String(status)}.`);
    }),
    guestReads('an unknown address has no contact', async () =>
      assertEqual((await idOf(`contract-${randomUUID()}@example.com`)).status, 404, 'The status'),
    ),
    guestWrites('a contact is made, found and read', async () => {
      const email = `contract-${randomUUID()}@example.com`;
      const made = await request(`${url}/contacts`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          contactType: 'Contact',
          attributes: { email, firstName: 'Ida' },
          preferences: { acceptsEmail: false },
        }),
      });
      assertContract(
        made.status === HTTP_CREATED || made.status === 200,
        `Status ${String(made.status)}: ${made.text}`,
      );
      const id = jsonOf(await idOf(email)) as string;
      const contact = jsonOf(await request(`${url}/contacts/${id}`, { headers }));
      assertShape(contact, { id: 'string', attributes: 'object', preferences: 'object' }, 'The contact');
    }),
  ];
}
