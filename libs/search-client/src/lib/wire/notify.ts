import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { statusFailure } from './search-failure.ts';
import type { SearchFailure } from './search-failure.ts';
import { addressOf } from './search-service.ts';
import type { NotificationService } from './search-service.ts';

/** Whether a notification arrived; it never rejects, so awaiting it is optional. */
export type Notified = Promise<Result<SearchFailure, undefined>>;

/**
 * Sends a notification that outlives the page. Browsers reject `keepalive` when 64 KiB are already in flight, so on
 * failure it is sent once more without.
 */
export async function notify(service: NotificationService, name: string, body?: object): Notified {
  const { fetch } = service;
  const address = addressOf(service, `notifications/${name}`);
  const send = async (keepalive: boolean): Notified => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        ...(body && { body: JSON.stringify(body) }),
        keepalive,
        credentials: 'omit',
      });
      return response.ok ? ok(undefined) : statusFailure(response.status, await response.text());
    } catch {
      return fail({ kind: 'unreachable' });
    }
  };
  const first = await send(true);
  return first.ok ? first : send(false);
}
