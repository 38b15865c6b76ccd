import { limitedFetch } from '@lyng/commerce-client';
import type { Service } from './services.ts';

/** `fetch` to a service, with the key that only the server has, and with a limit of the response's size. */
export const serviceFetch = (
  { headers, maxBytes }: Pick<Service, 'headers' | 'maxBytes'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch =>
  limitedFetch((input, init) => {
    const sent = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    // A redirect would take the key to another address.
    return fetch(input, { ...init, headers: sent, redirect: 'error' });
  }, maxBytes);
