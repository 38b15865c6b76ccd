import { ConfigurationError, readPort, readWebAddress } from '@lyng/feature';
import type { ContentSources, Environment } from '@lyng/feature';

/** The hosts in the providers' documentation, live and test. */
const providers: Readonly<Record<string, Omit<ContentSources, 'form'>>> = {
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
 * Sources for the configured providers only: those of `PAYMENT_PROVIDERS`, such as `klarna,avarda`, whose own form is
 * part of the checkout, and the backend's local one, which shoppers reach at `BACKEND_PUBLIC_URL`. Throws a
 * `ConfigurationError` for an unknown name and an invalid address.
 */
export function paymentSources(env: Environment): ContentSources {
  const names = (env['PAYMENT_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const chosen = names.map((name) => {
    const sources = providers[name];
    if (!sources)
      throw new ConfigurationError(
        `@lyng/storefront: PAYMENT_PROVIDERS names ${JSON.stringify(name)}. Known are ${Object.keys(providers).join(' and ')}.`,
      );
    return sources;
  });
  const publicUrl = `http://localhost:${readPort(env, 'BACKEND_PORT', 4300)}`;
  const local = new URL(readWebAddress(env, 'BACKEND_PUBLIC_URL', publicUrl)).origin;
  const frame = [local, ...chosen.flatMap((sources) => sources.frame)];
  return {
    // A provider's markup contains inline scripts. None runs here: our code turns them into blob addresses, which
    // markup cannot.
    script: chosen.length === 0 ? [] : ['blob:', ...chosen.flatMap(({ script }) => script)],
    frame,
    // The page posts a form into a provider's frame.
    form: frame,
    connect: chosen.flatMap(({ connect }) => connect),
    image: chosen.flatMap(({ image }) => image),
  };
}

/** The sources of all other documents: no provider except the backend's local one, in a frame. */
export const shopSources = (env: Environment): ContentSources => paymentSources({ ...env, PAYMENT_PROVIDERS: '' });
