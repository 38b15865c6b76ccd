import type { ShopConfig } from '@lyng/feature';
import { COLLECTOR_PATH } from '@lyng/model';
import type { DataLayerEvent } from '../core/data-layer/data-layer-event.ts';

declare global {
  interface Window {
    /** The data layer of a tag manager. */
    dataLayer?: unknown[];
  }
}

/** The entry of an event in the data layer of a tag manager. */
export function dataLayerEntries(event: DataLayerEvent): readonly unknown[] {
  // Consent commands are the arguments of a call, as Google's own function pushes them.
  if (event.event === 'consent') return [commandOf('consent', event.command, event.signals)];
  // Without this, the tag manager merges the items of two events.
  return 'ecommerce' in event ? [{ ecommerce: null }, event] : [event];
}

function commandOf(..._call: readonly unknown[]): unknown {
  // eslint-disable-next-line prefer-rest-params -- a tag manager recognises commands by it
  return arguments;
}

/** Sends the events of a moment together to the shop's own collector; also while the page is left. */
function createCollector(): (event: DataLayerEvent) => void {
  let batch: DataLayerEvent[] = [];
  return (event) => {
    batch.push(event);
    if (batch.length > 1) return;
    queueMicrotask(() => {
      const events = batch;
      batch = [];
      navigator.sendBeacon(COLLECTOR_PATH, JSON.stringify(events));
    });
  };
}

/** Sends events to the tag manager of the configuration, or to the shop's own collector. */
export function createTransport(tagManager: ShopConfig['tagManager']): (event: DataLayerEvent) => void {
  const dataLayer = (window.dataLayer ??= []);
  const collect = createCollector();
  let isLoaded = false;
  return (event) => {
    dataLayer.push(...dataLayerEntries(event));
    if (!tagManager) return collect(event);
    if (isLoaded) return;
    isLoaded = true;
    // It reads the data layer from its beginning.
    const src = `${tagManager.url}/gtm.js?id=${encodeURIComponent(tagManager.id)}`;
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
}
