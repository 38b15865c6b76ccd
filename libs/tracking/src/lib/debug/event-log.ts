import { shopEvent } from '@lyng/feature';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { consentChosen, consentRead } from '../state/consent-slice.ts';
import type { Reporter } from '../state/event-buffer.ts';
import { createEventRows } from './event-rows.ts';
import type { EventRows, EventRowsPorts } from './event-rows.ts';
import { factsOfAction } from './facts-of-action.ts';
import { eventInEntry, factsOf } from './logged-event.ts';

/** The parts of the tab that the log reads. */
export interface EventLogPorts extends EventRowsPorts {
  /** The initial content of the event buffer. */
  readonly first: UnknownAction;
}

/** The history of a tab's events, for developers. It only watches: what reports knows nothing of it. */
export interface EventLog extends Pick<EventRows, 'subscribe' | 'shown'> {
  /** To be put before that of the event buffer. */
  readonly middleware: Middleware;
  /** Watches the reporter that the function loads. */
  readonly watchReporter: (load: () => Promise<Reporter>) => () => Promise<Reporter>;
  /** Watches what is pushed to the data layer. */
  readonly watchDataLayer: (dataLayer: unknown[]) => void;
}

const purchaseRepeated = shopEvent('checkout/event/purchaseRepeated');

/** Adds what is pushed to the data layer to the rows. */
function watchPushes(dataLayer: unknown[], rows: EventRows): void {
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => {
    for (const event of entries.map(eventInEntry)) {
      if (!event) continue;
      const facts = factsOf(event);
      if (facts.name === 'view_item_list') rows.takeOffImpressions(facts);
      rows.add(facts, 'sent');
    }
    rows.show();
    return push(...entries);
  };
}

/** Makes the log of a tab. */
export function createEventLog({ first, ...ports }: EventLogPorts): EventLog {
  const rows = createEventRows(ports);
  let allowed: readonly OptionalPurpose[] | null = null;
  let hasFailed = false;

  const wait = (action: UnknownAction): boolean => {
    const facts = factsOfAction(action);
    if (facts) rows.wait(action, facts);
    return facts !== null;
  };
  /** Events that wait for nothing any more are left out. */
  const settle = (): void => {
    if (allowed && !allowed.includes('statistics')) rows.leaveOut('not-allowed');
    else if (hasFailed) rows.leaveOut('not-loaded');
    rows.show();
  };

  wait(first);
  rows.show();
  return {
    subscribe: rows.subscribe,
    shown: rows.shown,
    middleware: () => (next) => (action) => {
      // Before the buffer, which may report it at once.
      const isTracked = wait(action as UnknownAction);
      const result = next(action);
      const isChoice = consentChosen.match(action) || consentRead.match(action);
      const isRepeated = purchaseRepeated.match(action);
      if (isChoice) allowed = action.payload;
      if (isRepeated) rows.add({ name: 'purchase', about: action.payload.orderId, items: [] }, 'reported-before');
      if (isTracked || isChoice || isRepeated) settle();
      return result;
    },
    watchReporter: (load) => async () => {
      try {
        const { allow, take } = await load();
        return {
          allow,
          take: (action) => {
            rows.take(action);
            take(action);
            rows.show();
          },
        };
      } catch (error) {
        hasFailed = true;
        settle();
        throw error;
      }
    },
    watchDataLayer: (dataLayer) => watchPushes(dataLayer, rows),
  };
}
