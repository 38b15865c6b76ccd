import { isRecord, LOYALTY_PATH } from '@lyng/model';

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

/** The reader of a newsletter's link. */
export interface SoftContact extends Pick<Contact, 'discoveryKey' | 'id'> {
  readonly email: string;
}

/** Posts a form, so that no address has the shopper's own parameters; `null` when there is no response to use. */
async function post(
  fetch: typeof globalThis.fetch,
  name: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const response = await fetch(`${LOYALTY_PATH}/${name}`, {
      method: 'POST',
      body: new URLSearchParams(parameters),
    });
    const body: unknown = response.ok ? await response.json() : null;
    return isRecord(body) ? body : null;
  } catch {
    return null;
  }
}

/** Requests the contact of the logged-in shopper from this shop's own server; `null` when there is none, or no response. */
export async function requestContact(
  fetch: typeof globalThis.fetch,
  { email, countryCode }: { readonly email: string; readonly countryCode: string },
): Promise<Contact | null> {
  const body = await post(fetch, 'get-contact', { email, countryCode, newsletter: 'false' });
  const id = idOf(body?.['id']);
  if (body === null || id === null) return null;
  const preferences = isRecord(body['preferences']) ? body['preferences'] : {};
  return {
    id,
    discoveryKey: idOf(body['discoveryKey']),
    acceptsEmail: preferences['acceptsEmail'] === true,
    acceptsSms: preferences['acceptsSms'] === true,
    isMember: body['isMember'] === true,
  };
}

/** Gives the logged-in shopper's contact this key of the search service, unless it has one; returns the contact's. */
export async function requestDiscoveryKey(
  fetch: typeof globalThis.fetch,
  discoveryKey: string,
): Promise<string | null> {
  const body = await post(fetch, 'set-discovery-key', { discoveryKey });
  return idOf(body?.['discoveryKey']);
}

/** Requests who reads a newsletter, by the `eclub` parameter of its link; `null` for an invalid link. */
export async function requestSoftLogin(fetch: typeof globalThis.fetch, eclub: string): Promise<SoftContact | null> {
  const body = await post(fetch, 'soft-login', { eclub });
  const id = idOf(body?.['id']);
  const email = body?.['email'];
  return id === null || typeof email !== 'string' ? null : { id, email, discoveryKey: idOf(body?.['discoveryKey']) };
}
