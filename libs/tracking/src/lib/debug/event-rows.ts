import type { UnknownAction } from '@reduxjs/toolkit';
import type { DataLayerEvent } from '../core/data-layer/data-layer-event.ts';
import { MAX_WAITING } from '../state/event-buffer.ts';
import { factsOf } from './logged-event.ts';
import type { EventFacts, EventStatus, LoggedEvent } from './logged-event.ts';

/** The parts of the tab that the rows read. */
export interface EventRowsPorts {
  /** Milliseconds since the page began to load. */
  readonly now: () => number;
  /** The events that wait for the page after the payment. */
  readonly readHeld: () => readonly DataLayerEvent[];
}

/** The lines of the log, and who reads them. */
export interface EventRows {
  readonly add: (facts: EventFacts, status: EventStatus) => void;
  /** Adds an action that waits, unless too many do. */
  readonly wait: (action: UnknownAction, facts: EventFacts) => void;
  /** The reporter takes an action: its events come by the data layer, impressions once there are enough. */
  readonly take: (action: UnknownAction) => void;
  /** Takes the products of a sent event off the impressions of its list, the oldest first. */
  readonly takeOffImpressions: (sent: EventFacts) => void;
  /** Leaves out what waits for the reporter. */
  readonly leaveOut: (status: EventStatus) => void;
  /** Shows the readers what has changed. */
  readonly show: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list until it is shown again. */
  readonly shown: () => readonly LoggedEvent[];
}

interface Row extends LoggedEvent {
  /** The action that waits. */
  readonly action?: UnknownAction;
}

/** Of a long visit only the end is shown. */
const MAX_ROWS = 2 * MAX_WAITING;

const isWaiting = ({ status }: Row): boolean => status === 'waiting';

/** Makes an empty list. */
export function createEventRows({ now, readHeld }: EventRowsPorts): EventRows {
  let rows: readonly Row[] = [];
  let shown: readonly LoggedEvent[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const addRow = (facts: EventFacts, status: EventStatus, action?: UnknownAction): void => {
    lastId += 1;
    rows = [...rows, { ...facts, id: lastId, at: now(), status, ...(action && { action }) }].slice(-MAX_ROWS);
  };
  const heldRows = (): readonly LoggedEvent[] =>
    readHeld().map((event, index) => ({ ...factsOf(event), id: -1 - index, at: null, status: 'after-payment' }));
  return {
    add: addRow,
    wait: (action, facts) =>
      addRow(facts, rows.filter(isWaiting).length < MAX_WAITING ? 'waiting' : 'too-many', action),
    take: (action) => {
      rows = rows.flatMap((row) => {
        if (row.action !== action || !isWaiting(row)) return row;
        return row.name === 'view_item_list' ? { ...row, status: 'fewer-than-four' } : [];
      });
    },
    takeOffImpressions: ({ about, items }) => {
      let left = items.length;
      rows = rows.flatMap((row) => {
        if (row.status !== 'fewer-than-four' || row.about !== about) return row;
        const waiting = row.items.slice(left);
        left = Math.max(0, left - row.items.length);
        return waiting.length === 0 ? [] : { ...row, items: waiting };
      });
    },
    leaveOut: (status) => {
      rows = rows.map((row) => (isWaiting(row) ? { ...row, status } : row));
    },
    show: () => {
      shown = [...rows, ...heldRows()];
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
  };
}
