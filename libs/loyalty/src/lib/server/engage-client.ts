import { serviceFetch } from '@lyng/feature';
import type { Service } from '@lyng/feature';
import { fail, isRecord, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

/** Somebody whom the members programme knows. */
export interface EngageContact {
  readonly id: string;
  readonly discoveryKey: string | null;
  readonly preferences: { readonly acceptsEmail: boolean; readonly acceptsSms: boolean };
  readonly isMember: boolean;
}

/** The fields sent for a contact; empty fields are left out, because they would delete what is known. */
export interface EngageFields {
  readonly contactType?: 'Contact' | 'Member';
  readonly attributes?: Readonly<Record<string, string | null | undefined>>;
  readonly preferences?: { readonly acceptsEmail?: boolean; readonly acceptsSms?: boolean };
}

export type EngageFailure =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unavailable' };

export type EngageOptions = Pick<Service, 'headers' | 'maxBytes' | 'timeout' | 'url'>;

function parseContact(body: unknown): Result<EngageFailure, EngageContact> {
  if (!isRecord(body) || typeof body['id'] !== 'string') return fail({ kind: 'unavailable' });
  const attributes = isRecord(body['attributes']) ? body['attributes'] : {};
  const preferences = isRecord(body['preferences']) ? body['preferences'] : {};
  const discoveryKey = attributes['discoveryKey'];
  return ok({
    id: body['id'],
    discoveryKey: typeof discoveryKey === 'string' ? discoveryKey : null,
    preferences: { acceptsEmail: preferences['acceptsEmail'] === true, acceptsSms: preferences['acceptsSms'] === true },
    isMember: body['contactType'] === 'Member',
  });
}

const withoutEmptyFields = ({ attributes = {}, ...fields }: EngageFields) => ({
  ...fields,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)),
});

/** The contacts of Voyado Engage, REST API v3. */
export function createEngageClient(service: EngageOptions) {
  const { url, timeout } = service;
  const call = async (method: string, path: string, body?: object): Promise<Result<EngageFailure, unknown>> => {
    try {
      const response = await serviceFetch(service)(`${url}/contacts${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (response.status === 404) return fail({ kind: 'not-found' });
      if (response.status === 409) return fail({ kind: 'taken' });
      if (!response.ok) return fail({ kind: 'unavailable' });
      const text = await response.text();
      return ok(text === '' ? null : JSON.parse(text));
    } catch {
      // The address of the request has the shopper's own, so nothing of it goes to the log.
      return fail({ kind: 'unavailable' });
    }
  };
  const contact = async (response: Promise<Result<EngageFailure, unknown>>) => {
    const result = await response;
    return result.ok ? parseContact(result.value) : result;
  };
  return {
    find: async (email: string): Promise<Result<EngageFailure, EngageContact>> => {
      const id = await call('GET', `/id?email=${encodeURIComponent(email)}`);
      if (!id.ok) return id;
      return typeof id.value === 'string'
        ? contact(call('GET', `/${encodeURIComponent(id.value)}`))
        : fail({ kind: 'unavailable' });
    },
    add: (fields: EngageFields) => contact(call('POST', '?source=storefront', withoutEmptyFields(fields))),
    change: (id: string, fields: EngageFields) => contact(call('PATCH', `/${id}`, withoutEmptyFields(fields))),
    promote: (id: string) => contact(call('POST', `/${id}/promoteToMember`)),
    remove: (id: string) => call('DELETE', `/${id}`),
  };
}

export type EngageClient = ReturnType<typeof createEngageClient>;
