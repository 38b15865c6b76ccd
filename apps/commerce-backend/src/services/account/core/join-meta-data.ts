import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';

/** The text is no JSON object, or is too long. */
export interface InvalidMetaData {
  readonly kind: 'invalid-meta-data';
}

/** A thousand favourites fit several times. */
const LONGEST = 32 * 1024;

const objectOf = (text: string): object | undefined => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
};

/**
 * Lays what a client sends over what is kept: several clients keep data of their own here, and one that knows only its
 * own keys must not erase the others' (ACC-08).
 */
export function joinMetaData(kept: string, sent: string): Result<InvalidMetaData, string> {
  if (sent.length > LONGEST) return fail({ kind: 'invalid-meta-data' });
  try {
    const object = objectOf(sent);
    if (object === undefined) return fail({ kind: 'invalid-meta-data' });
    const joined = JSON.stringify({ ...(kept === '' ? {} : objectOf(kept)), ...object });
    return joined.length > LONGEST ? fail({ kind: 'invalid-meta-data' }) : ok(joined);
  } catch {
    return fail({ kind: 'invalid-meta-data' });
  }
}
