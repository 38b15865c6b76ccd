import type { DataLayerEvent, DataLayerEventName } from '../core/data-layer/data-layer-event.ts';

/** Where an event is, or why it was left out. */
export type EventStatus =
  | 'sent'
  /** Held in the storage of the tab until the shopper has left the page of the payment. */
  | 'after-payment'
  /** Waits until four products of lists were seen. */
  | 'fewer-than-four'
  /** Waits for the shopper's choice, or for the code that reports. */
  | 'waiting'
  | 'not-allowed'
  | 'too-many'
  | 'not-loaded'
  /** A purchase that this browser has reported before. */
  | 'reported-before';

/** One line of the log. */
export interface LoggedEvent {
  readonly id: number;
  readonly name: DataLayerEventName;
  /** Milliseconds since the page began to load; `null` for what an earlier document may have left. */
  readonly at: number | null;
  /** The list, path, order or signals that it is about; empty for others. */
  readonly about: string;
  /** The names of its products. */
  readonly items: readonly string[];
  readonly status: EventStatus;
}

/** The visible parts of an event. */
export type EventFacts = Pick<LoggedEvent, 'name' | 'about' | 'items'>;

function aboutOf(event: DataLayerEvent): string {
  switch (event.event) {
    case 'consent': {
      const granted = Object.entries(event.signals).flatMap(([name, signal]) => (signal === 'granted' ? name : []));
      return `${event.command}: ${granted.join(', ')}`;
    }
    case 'original_location':
      return event.original_location;
    case 'page_data':
    case 'virtual_page_view':
      return `${event.page_type} ${event.page_path}`;
    case 'view_item_list':
    case 'select_item':
      return event.ecommerce.item_list_name;
    case 'purchase':
      return event.ecommerce.transaction_id;
    default:
      return '';
  }
}

/** The facts of an event of the data layer. */
export const factsOf = (event: DataLayerEvent): EventFacts => ({
  name: event.event,
  about: aboutOf(event),
  items: 'ecommerce' in event ? event.ecommerce.items.map(({ item_name }) => item_name) : [],
});

/** The event in an entry of the data layer; `null` for what is not of the shop. */
export function eventInEntry(entry: unknown): DataLayerEvent | null {
  if (typeof entry !== 'object' || entry === null) return null;
  // Consent commands are the arguments of a call.
  const { 0: call, 1: command, 2: signals, event } = entry as Readonly<Record<string, unknown>>;
  if (call === 'consent') return { event: 'consent', command, signals } as DataLayerEvent;
  // The tag manager pushes events of its own, such as `gtm.js`.
  return typeof event === 'string' && !event.startsWith('gtm.') ? (entry as DataLayerEvent) : null;
}
