import { useEffect, useRef, useState } from 'react';
import { entryWithPayment, framedPayment, paymentOfEntry } from '../core/framed-payment.ts';
import type { FramedPayment } from '../core/framed-payment.ts';
import { useLatest } from './use-latest.ts';

/** The payment that is shown on the checkout in the place of its form. */
export interface OpenPayment {
  readonly payment: FramedPayment | null;
  /**
   * Goes on to where the order is paid: here, until the promise resolves with the shopper back at the form; `null` when
   * that is another page.
   */
  readonly leave: (url: string) => Promise<void> | null;
  /** Takes the shopper back to the form. */
  readonly close: () => void;
  /** The payment is over, however: its own address knows where the shopper belongs. */
  readonly settle: () => void;
}

/** The router's index in the tab's history; it keeps its own number in every entry. */
const placeOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'idx' in entry ? entry.idx : undefined;

/**
 * An open payment is a step in the tab's history: Back leads from it to the form, a reload shows it again. The router
 * does not know the step, which has the page's own address, and must not reload the page for it.
 */
export function useOpenPayment(cartId: string, leaveForGood: (url: string) => void): OpenPayment {
  const [payment, setPayment] = useState<FramedPayment | null>(null);
  const endLeave = useRef<(() => void) | null>(null);
  const place = useRef<unknown>(undefined);
  const latest = useLatest({ cartId, payment });

  useEffect(() => {
    place.current = placeOf(window.history.state);
    // An open payment stays open when the cart has become an order in another tab.
    setPayment((open) => open ?? paymentOfEntry(window.history.state, cartId));
  }, [cartId]);

  useEffect(() => {
    const follow = (entry: unknown): void => {
      const found = paymentOfEntry(entry, latest.current.cartId);
      setPayment(found);
      if (found) return;
      endLeave.current?.();
      endLeave.current = null;
    };
    const onPop = (event: PopStateEvent): void => {
      const before = place.current;
      place.current = placeOf(event.state);
      const isOurs = latest.current.payment !== null || paymentOfEntry(event.state, latest.current.cartId) !== null;
      if (!isOurs || before !== place.current) return;
      event.stopImmediatePropagation();
      follow(event.state);
    };
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) follow(window.history.state);
    };
    // In the capture phase: before the router's own listener.
    const left = new AbortController();
    window.addEventListener('popstate', onPop, { capture: true, signal: left.signal });
    window.addEventListener('pageshow', onShow, { signal: left.signal });
    return () => left.abort();
  }, [latest]);

  const leave = (url: string): Promise<void> | null => {
    const next = framedPayment(url, cartId, window.location.href);
    if (!next) {
      leaveForGood(url);
      return null;
    }
    place.current = placeOf(window.history.state);
    window.history.pushState(entryWithPayment(window.history.state, next), '');
    setPayment(next);
    return new Promise((resolve) => {
      endLeave.current = resolve;
    });
  };
  const settle = (): void => {
    if (!payment) return;
    // A later visit of this page finds the form.
    window.history.replaceState(entryWithPayment(window.history.state, null), '');
    leaveForGood(payment.url);
  };
  return { payment, leave, close: () => window.history.back(), settle };
}
