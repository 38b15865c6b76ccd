import { isRecord, LOYALTY_PATH } from '@lyng/model';

/** The shopper's contact in the members programme. */
export interface Contact {
  readonly id: string;
  readonly discoveryKey: string | null;
  readonly acceptsEmail: boolean;
  readonly acceptsSms: boolean;
  readonly isMember: boolean;
}

/** An id in a response; `null` for a stranger. */
export const idOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null;

/** The reader of a newsletter's link. */
export interface SoftContact extends Pick<Contact, 'discoveryKey' | 'id'> {
  readonly email: string;
}

/** The parts of a request: the shopper's own data in the form, so that no address has them. */
export interface ContactParameters {
  readonly form?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Posts to one of the shop's own addresses; `undefined` when there is no response to use. */
export async function postContact(
  fetch: typeof globalThis.fetch,
  name: string,
  { form, query }: ContactParameters,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const search = query ? `?${String(new URLSearchParams(query))}` : '';
  try {
    const response = await fetch(`${LOYALTY_PATH}/${name}${search}`, {
      method: 'POST',
      ...(form && { body: new URLSearchParams(form) }),
    });
    const body: unknown = response.ok ? await response.json() : undefined;
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Requests the contact of the logged-in shopper from this shop's own server; `null` when there is none, or no response. */
export async function requestContact(
  fetch: typeof globalThis.fetch,
  form: Readonly<Record<string, string>>,
): Promise<Contact | null> {
  const body = await postContact(fetch, 'get-contact', { form });
  const id = idOf(body?.['id']);
  if (body === undefined || id === null) return null;
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
  const body = await postContact(fetch, 'set-discovery-key', { form: { discoveryKey } });
  return idOf(body?.['discoveryKey']);
}

/** Requests who reads a newsletter, by the `eclub` parameter of its link; `null` for an invalid link. */
export async function requestSoftLogin(fetch: typeof globalThis.fetch, eclub: string): Promise<SoftContact | null> {
  const body = await postContact(fetch, 'soft-login', { form: { eclub } });
  const id = idOf(body?.['id']);
  const email = body?.['email'];
  return id === null || typeof email !== 'string' ? null : { id, email, discoveryKey: idOf(body?.['discoveryKey']) };
}
