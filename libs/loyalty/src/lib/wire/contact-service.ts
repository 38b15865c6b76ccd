import { isRecord } from '@lyng/model';

/** The shopper's contact in the members programme. */
export interface Contact {
  readonly id: string;
  readonly discoveryKey: string | null;
  readonly acceptsEmail: boolean;
  readonly acceptsSms: boolean;
  readonly isMember: boolean;
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null;

/** Requests the contact of the logged-in shopper from this shop's own server; `null` when there is none, or no response. */
export async function requestContact(
  fetch: typeof globalThis.fetch,
  { email, countryCode }: { readonly email: string; readonly countryCode: string },
): Promise<Contact | null> {
  const query = new URLSearchParams({ email, countryCode, newsletter: 'false' });
  try {
    // A post, so that no cache or history has the address with the shopper's own.
    const response = await fetch(`/api/voyado-engage/get-contact?${String(query)}`, { method: 'POST' });
    const body: unknown = response.ok ? await response.json() : null;
    if (!isRecord(body)) return null;
    const id = idOf(body['id']);
    const preferences = isRecord(body['preferences']) ? body['preferences'] : {};
    if (id === null) return null;
    return {
      id,
      discoveryKey: idOf(body['discoveryKey']),
      acceptsEmail: preferences['acceptsEmail'] === true,
      acceptsSms: preferences['acceptsSms'] === true,
      isMember: body['isMember'] === true,
    };
  } catch {
    return null;
  }
}
