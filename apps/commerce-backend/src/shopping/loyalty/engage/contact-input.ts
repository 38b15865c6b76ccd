import { fail, isRecord, ok, plainLine, readEmail } from '@lyng/model';
import type { Result } from '@lyng/model';
import { isStorable } from '../../../platform/database/storable-text.ts';

const MAX_ATTRIBUTES = 40;
const MAX_LENGTH = 200;
const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9]{0,49}$/;

/** The fields of a contact in a request; one that is left out does not change. */
export interface ContactInput {
  readonly contactType?: 'Contact' | 'Member';
  /** In lower case. */
  readonly email?: string;
  readonly discoveryKey?: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly acceptsEmail?: boolean;
  readonly acceptsSms?: boolean;
}

export interface InvalidField {
  readonly field: string;
}

const isPreference = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

const isContactType = (value: unknown): value is ContactInput['contactType'] =>
  value === undefined || value === 'Contact' || value === 'Member';

/** An empty text would delete what is known, so a client that knows nothing leaves the field out. */
function readAttributes(attributes: unknown): Result<InvalidField, ReadonlyMap<string, string>> {
  if (attributes === undefined) return ok(new Map());
  if (!isRecord(attributes)) return fail({ field: 'attributes' });
  const entries = Object.entries(attributes);
  if (entries.length > MAX_ATTRIBUTES) return fail({ field: 'attributes' });
  const read = new Map<string, string>();
  for (const [name, value] of entries) {
    const text = typeof value === 'string' ? plainLine(value) : '';
    if (!ATTRIBUTE.test(name) || text === '' || text.length > MAX_LENGTH || !isStorable(text))
      return fail({ field: `attributes.${name}` });
    read.set(name, text);
  }
  return ok(read);
}

/** Reads the body of `POST contacts` and `PATCH contacts/{id}`. */
export function readContactInput(body: unknown): Result<InvalidField, ContactInput> {
  if (!isRecord(body)) return fail({ field: 'body' });
  const { contactType, preferences = {} } = body;
  if (!isContactType(contactType)) return fail({ field: 'contactType' });
  if (!isRecord(preferences)) return fail({ field: 'preferences' });
  const { acceptsEmail, acceptsSms } = preferences;
  if (!isPreference(acceptsEmail)) return fail({ field: 'preferences.acceptsEmail' });
  if (!isPreference(acceptsSms)) return fail({ field: 'preferences.acceptsSms' });
  const read = readAttributes(body['attributes']);
  if (!read.ok) return read;
  const { email: typed, discoveryKey, ...attributes } = Object.fromEntries(read.value);
  const email = typed === undefined ? undefined : readEmail(typed);
  if (email === null) return fail({ field: 'attributes.email' });
  return ok({
    attributes,
    ...(contactType && { contactType }),
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(discoveryKey !== undefined && { discoveryKey }),
    ...(acceptsEmail !== undefined && { acceptsEmail }),
    ...(acceptsSms !== undefined && { acceptsSms }),
  });
}
