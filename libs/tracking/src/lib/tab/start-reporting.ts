import { safeStorage } from '@lyng/browser';
import { termsOf } from '@lyng/feature';
import type { Tab } from '@lyng/feature';
import { isCheckoutRoute, matchPath } from '@lyng/routing/core';
import { createReporter } from '../state/reporter.ts';
import type { Reporter } from '../state/event-buffer.ts';
import { queueWhilePaying } from '../wire/event-queue.ts';
import { createTransport } from '../wire/transport.ts';

/** The screens on which a payment is given: no script of others runs there. */
const paymentScreens: readonly string[] = ['checkout', 'checkout-klarna-fail'];

/** Starts to report, after the shopper has allowed it. */
export function startReporting({ config, site, store }: Tab['app']): Reporter {
  // The document of a payment allows no script of others, also when another page is shown in it.
  const isPaymentDocument = config.tagManager !== undefined && document.querySelector('meta[name="checkout"]') === null;
  const { currency } = termsOf(config, site.market);
  const reporter = createReporter({
    site: { market: site.market, language: site.language, currency },
    currency: () => {
      const { channel, page } = store.getState();
      return isCheckoutRoute(page.currentRouteName) ? channel.currency : currency;
    },
    origin: window.location.origin,
    push: queueWhilePaying(createTransport(config.tagManager), {
      isPaying: () => isPaymentDocument || paymentScreens.includes(store.getState().page.currentRouteName),
      storage: safeStorage(() => window.sessionStorage),
    }),
    screenOf: (target) => {
      const match = matchPath(target, site);
      return match.kind === 'screen' ? match.screen : 'not-found';
    },
    sha256: (bytes) => crypto.subtle.digest('SHA-256', bytes),
  });
  // A page that is left may come back from the back-forward cache, so none of these is an unload.
  window.addEventListener('pagehide', reporter.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reporter.flush());
  return reporter;
}
