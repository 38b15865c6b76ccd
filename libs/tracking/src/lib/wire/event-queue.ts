import type { DataLayerEvent } from '../core/data-layer/data-layer-event.ts';

/** The storage name of the events that wait for the page after the payment. */
const EVENT_QUEUE_KEY = 'tracking-queue';

/** The storage of the tab. */
export interface QueueStorage {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string) => unknown;
  readonly remove: (name: string) => void;
}

/** The events that wait, in their order. */
export const readQueue = (storage: Pick<QueueStorage, 'read'>): readonly DataLayerEvent[] => {
  try {
    const stored: unknown = JSON.parse(storage.read(EVENT_QUEUE_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly DataLayerEvent[]) : [];
  } catch {
    return [];
  }
};

/**
 * Holds events back while a payment page is shown, where no tag manager runs, and sends them before the first event
 * afterwards, in their order; also when that one is of another document.
 */
export function queueWhilePaying(
  send: (event: DataLayerEvent) => void,
  { isPaying, storage }: { readonly isPaying: () => boolean; readonly storage: QueueStorage },
): (event: DataLayerEvent) => void {
  return (event) => {
    const waiting = readQueue(storage);
    if (isPaying()) {
      storage.write(EVENT_QUEUE_KEY, JSON.stringify([...waiting, event]));
      return;
    }
    if (waiting.length > 0) storage.remove(EVENT_QUEUE_KEY);
    for (const one of [...waiting, event]) send(one);
  };
}
