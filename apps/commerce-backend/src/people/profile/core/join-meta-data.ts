import type { Result } from '@lyng/model';
import { fail, isRecord, ok } from '@lyng/model';

/** The text is not a JSON object, or is too long. */
export interface InvalidMetaData {
  readonly kind: 'invalid-meta-data';
}

/** A thousand favourites fit several times. */
const MAX_LENGTH = 32 * 1024;

const objectOf = (text: string): object | undefined => {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : undefined;
};

/**
 * Merges what a client sends into what is stored: several clients store data of their own here, and one that knows only
 * its own keys must not erase the others'.
 */
export function joinMetaData(stored: string, sent: string): Result<InvalidMetaData, string> {
  if (sent.length > MAX_LENGTH) return fail({ kind: 'invalid-meta-data' });
  try {
    const object = objectOf(sent);
    if (object === undefined) return fail({ kind: 'invalid-meta-data' });
    const joined = JSON.stringify({ ...(stored === '' ? {} : objectOf(stored)), ...object });
    return joined.length > MAX_LENGTH ? fail({ kind: 'invalid-meta-data' }) : ok(joined);
  } catch {
    return fail({ kind: 'invalid-meta-data' });
  }
}
