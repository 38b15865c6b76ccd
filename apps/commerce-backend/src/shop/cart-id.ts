import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text is an id as this shop makes them. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A cart id as a client sends it: absent or empty means "none yet"; any other text must be a UUID. */
export function parseCartId(
  text: string | null | undefined,
): Result<{ readonly kind: 'invalid-id' }, string | undefined> {
  if (text === undefined || text === null || text === '') return ok(undefined);
  return isUuid(text) ? ok(text.toLowerCase()) : fail({ kind: 'invalid-id' });
}
