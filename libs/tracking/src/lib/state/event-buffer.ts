import { pageShown, shopEvent } from '@lyng/feature';
import { createAction } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { consentChosen, consentRead } from './consent-slice.ts';

/** The page that the server sent, before the browser went to another one. */
export const pageLoaded = createAction<{ readonly target: string }>('tracking/pageLoaded');

/** The actions that statistics are made of. */
export const trackedActions = {
  pageLoaded,
  pageShown,
  productsSeen: shopEvent('catalogue/productsSeen'),
  productSelected: shopEvent('catalogue/productSelected'),
  productViewed: shopEvent('catalogue/productViewed'),
  itemAdded: shopEvent('cart/event/itemAdded'),
  itemRemoved: shopEvent('cart/event/itemRemoved'),
  favouriteAdded: shopEvent('favorite:add'),
  checkoutBegun: shopEvent('checkout/event/checkoutBegun'),
  purchaseCompleted: shopEvent('checkout/event/purchaseCompleted'),
};

const trackedTypes: ReadonlySet<string> = new Set(Object.values(trackedActions).map(({ type }) => type));

/** More events than this before a choice are those of a robot. */
const MAX_WAITING = 500;

/** Reports actions, once the shopper allows it. */
export interface Reporter {
  readonly allow: (allowed: readonly OptionalPurpose[]) => void;
  readonly take: (action: UnknownAction) => void;
}

/** Whether events may be sent; marketing alone allows none. */
const isOpen = (allowed: readonly OptionalPurpose[]): boolean => allowed.includes('statistics');

/**
 * Holds the events of this tab in memory until the shopper decides: allowed ones are reported, once and in order, and
 * the code that reports is loaded; others are gone.
 * @param first comes before all others
 * @param loadReporter is called with the first permission
 */
export function createEventBuffer(first: UnknownAction, loadReporter: () => Promise<Reporter>): Middleware {
  let waiting: UnknownAction[] = [first];
  let allowed: readonly OptionalPurpose[] | null = null;
  let loading: Promise<void> | undefined;
  let reporter: Reporter | undefined;

  const report = (to: Reporter): void => {
    to.allow(allowed ?? []);
    if (!allowed) return;
    for (const action of waiting) to.take(action);
    waiting = [];
  };
  const load = async (): Promise<void> => {
    try {
      const loaded = await loadReporter();
      // After a withdrawal it does not start: with its first event it would load the tag manager.
      if (!allowed || !isOpen(allowed)) {
        loading = undefined;
        return;
      }
      reporter = loaded;
    } catch {
      // The shop works without statistics; the next page load tries again.
      waiting = [];
      return;
    }
    report(reporter);
  };
  const decide = (next: readonly OptionalPurpose[] | null): void => {
    allowed = next;
    if (next && !isOpen(next)) waiting = [];
    if (reporter) report(reporter);
    else if (next && isOpen(next)) loading ??= load();
  };
  const take = (action: UnknownAction): void => {
    if (allowed && !isOpen(allowed)) return;
    if (reporter && allowed) reporter.take(action);
    else if (waiting.length < MAX_WAITING) waiting.push(action);
  };
  return () => (next) => (action) => {
    const result = next(action);
    if (consentChosen.match(action) || consentRead.match(action)) decide(action.payload);
    else if (trackedTypes.has((action as UnknownAction).type)) take(action as UnknownAction);
    return result;
  };
}
