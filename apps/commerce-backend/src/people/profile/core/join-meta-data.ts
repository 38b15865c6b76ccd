import { isRecord } from '@lyng/model';

/** A thousand favourites fit several times. */
const MAX_LENGTH = 32 * 1024;

/**
 * Merges what a client sends into what is stored: several clients store data of their own here, and one that knows only
 * its own keys must not erase the others'. `undefined` when the text is not a JSON object, or is too long.
 */
export function joinMetaData(stored: string, sent: string): string | undefined {
  if (sent.length > MAX_LENGTH) return undefined;
  try {
    const object: unknown = JSON.parse(sent);
    if (!isRecord(object)) return undefined;
    const joined = JSON.stringify({ ...(stored === '' ? {} : (JSON.parse(stored) as object)), ...object });
    return joined.length > MAX_LENGTH ? undefined : joined;
  } catch {
    return undefined;
  }
}
