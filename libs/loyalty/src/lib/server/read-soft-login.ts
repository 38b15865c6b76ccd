import { createDecipheriv } from 'node:crypto';
import { isRecord, readEmail } from '@lyng/model';

/** The reader of a newsletter, by its link. Not a login: a mail may be forwarded. */
export interface SoftLogin {
  readonly contactId: string;
  readonly email: string;
  readonly discoveryKey: string | null;
}

const INITIALIZATION_VECTOR_BYTES = 16;
const MAX_LENGTH = 2048;
/** A newsletter is read for this long, in ms. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;
/** The clock of the programme may be ahead of ours, in ms. */
const CLOCK_DIFFERENCE_MS = 5 * 60 * 1000;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The keys of the programme and of the search service are UUIDs. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

function decrypt(token: string, key: string): unknown {
  const bytes = Buffer.from(token, 'base64url');
  const vector = bytes.subarray(0, INITIALIZATION_VECTOR_BYTES);
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key), vector);
  const text = Buffer.concat([decipher.update(bytes.subarray(INITIALIZATION_VECTOR_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

/**
 * The reader of a link with Voyado Engage's `eclub` parameter: URL-safe Base64 of an initialization vector and of JSON in
 * AES-256-CBC. `undefined` for whatever was not encrypted with the shared key of 32 characters, is of no contact, or is too
 * old.
 */
export function readSoftLogin(token: string, key: string, now: number): SoftLogin | undefined {
  if (token.length > MAX_LENGTH) return undefined;
  try {
    const sent = decrypt(token, key);
    if (!isRecord(sent)) return undefined;
    // Older installations of the programme write it in lower case.
    const contactId = sent['contactId'] ?? sent['contactid'];
    const email = typeof sent['email'] === 'string' ? readEmail(sent['email']) : null;
    const sentAt = typeof sent['dateTime'] === 'string' ? Date.parse(sent['dateTime']) : NaN;
    const isCurrent = sentAt > now - MAX_AGE_MS && sentAt < now + CLOCK_DIFFERENCE_MS;
    if (!isUuid(contactId) || email === null || !isCurrent) return undefined;
    const discoveryKey = sent['discoveryKey'];
    return { contactId, email: email.toLowerCase(), discoveryKey: isUuid(discoveryKey) ? discoveryKey : null };
  } catch {
    return undefined;
  }
}
