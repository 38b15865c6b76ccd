import type { ScreenName } from '@lyng/routing/core';
import { OperatorMistake } from './operator-mistake.ts';
import { readPort, readWebAddress } from './settings.ts';
import type { Environment } from './settings.ts';

/** What the pages of a way to pay may load and show, as sources of a Content-Security-Policy. */
export interface PaymentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** The hosts that the providers name in their documentation, live and test. */
const providers: Readonly<Record<string, PaymentSources>> = {
  klarna: {
    script: ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    frame: ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    connect: ['https://*.klarna.com', 'https://*.klarnacdn.net', 'https://*.klarnaevt.com'],
    image: ['https://*.klarnacdn.net'],
  },
  avarda: {
    script: ['https://*.avarda.com', 'https://*.avarda.org'],
    frame: ['https://*.avarda.com', 'https://*.avarda.org'],
    connect: ['https://*.avarda.com', 'https://*.avarda.org'],
    image: ['https://*.avarda.com', 'https://*.avarda.org'],
  },
};

/**
 * Sources for the configured providers and no others: those of `PAYMENT_PROVIDERS`, such as `klarna,avarda`, whose own form
 * stands in the checkout, and the backend's local one, which shoppers reach at `BACKEND_PUBLIC_URL`. Throws an
 * `OperatorMistake` for a name that nobody knows and for what is no address.
 */
export function paymentSources(env: Environment): PaymentSources {
  const names = (env['PAYMENT_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const chosen = names.map((name) => {
    const sources = providers[name];
    if (!sources)
      throw new OperatorMistake(
        `@lyng/storefront: PAYMENT_PROVIDERS names ${JSON.stringify(name)}. Known are ${Object.keys(providers).join(' and ')}.`,
      );
    return sources;
  });
  const publicUrl = `http://localhost:${readPort(env, 'BACKEND_PORT', 4300)}`;
  const local = new URL(readWebAddress(env, 'BACKEND_PUBLIC_URL', publicUrl)).origin;
  return {
    // A provider's markup brings inline scripts with it. None runs here: our code makes an address for them, which markup cannot.
    script: chosen.length === 0 ? [] : ['blob:', ...chosen.flatMap(({ script }) => script)],
    frame: [local, ...chosen.flatMap(({ frame }) => frame)],
    connect: chosen.flatMap(({ connect }) => connect),
    image: chosen.flatMap(({ image }) => image),
  };
}

/** The documents that a provider's form may stand in. */
export const hasPayment = (screen: ScreenName): boolean => screen.startsWith('checkout');

/** What every other document may load and show: nothing of the providers, only the backend's local one in a frame. */
export const shopSources = (env: Environment): PaymentSources => paymentSources({ ...env, PAYMENT_PROVIDERS: '' });
