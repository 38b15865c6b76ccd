import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { refusal } from './search-failure.ts';
import type { SearchFailure } from './search-failure.ts';
import { addressOf } from './search-service.ts';
import type { NotificationService } from './search-service.ts';

/** Whether a notification arrived; it never rejects, so nobody has to wait for it. */
export type Notified = Promise<Result<SearchFailure, undefined>>;

/**
 * Sends a notification that outlives the page. Browsers refuse `keepalive` when much is under way already (64 KiB, T19),
 * so on failure it is sent once more without (spec §7).
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
      return response.ok ? ok(undefined) : refusal(response.status, await response.text());
    } catch {
      return fail({ kind: 'unreachable' });
    }
  };
  const first = await send(true);
  return first.ok ? first : send(false);
}
