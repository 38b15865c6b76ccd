import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import type { DataLayerEvent } from '../core/data-layer/data-layer-event.ts';

/** The storage name of the events that wait for the page after the payment. */
const EVENT_QUEUE_KEY = 'tracking-queue';

/**
 * Holds events back while a payment page is shown, where no tag manager runs, and sends them before the first event
 * afterwards, in their order; also when that one is of another document.
 */
export function queueWhilePaying(
  send: (event: DataLayerEvent) => void,
  { isPaying, storage }: { readonly isPaying: () => boolean; readonly storage: TextStore },
): (event: DataLayerEvent) => void {
  return (event) => {
    const stored = readJson(storage, EVENT_QUEUE_KEY);
    const waiting = Array.isArray(stored) ? (stored as readonly DataLayerEvent[]) : [];
    if (isPaying()) {
      storage.write(EVENT_QUEUE_KEY, JSON.stringify([...waiting, event]));
      return;
    }
    if (waiting.length > 0) storage.remove(EVENT_QUEUE_KEY);
    for (const one of [...waiting, event]) send(one);
  };
}
