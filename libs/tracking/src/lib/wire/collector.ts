import { COLLECTOR_PATH } from '@lyng/model';

/** Sends the events of a shop without a tag manager to its own collector, those of a moment together; also while the page is left. */
export function createCollector(sendBeacon: (path: string, body: string) => boolean): (event: object) => void {
  let batch: object[] = [];
  return (event) => {
    batch.push(event);
    if (batch.length > 1) return;
    queueMicrotask(() => {
      const events = batch;
      batch = [];
      sendBeacon(COLLECTOR_PATH, JSON.stringify(events));
    });
  };
}
