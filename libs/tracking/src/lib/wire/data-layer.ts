import type { DataLayerEvent } from '../core/data-layer/data-layer-event.ts';

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
