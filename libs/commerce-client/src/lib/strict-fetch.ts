import type { CommerceFailure } from './commerce-failure.ts';
import { limitedFetch, ResponseTooLargeError } from './limited-fetch.ts';

/** Carries a typed failure through a library that knows only thrown errors. */
export class CommerceTransportError extends Error {
  readonly failure: CommerceFailure;

  constructor(failure: CommerceFailure) {
    super(`@lyng/commerce-client: the commerce API gave no usable response (${JSON.stringify(failure)}).`);
    this.name = 'CommerceTransportError';
    this.failure = failure;
  }
}

const throwFailure = (failure: CommerceFailure): never => {
  throw new CommerceTransportError(failure);
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return throwFailure({ kind: 'malformed' });
  }
}

const isGraphqlResult = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  (('data' in body && body.data !== undefined) ||
    ('errors' in body && Array.isArray(body.errors) && body.errors.length > 0));

/**
 * A status of 300 or above, a body that is not JSON, or one with neither data nor errors is a server error, whatever
 * its content type claims; so is one that is too large. Redirects are rejected, so that no token follows one elsewhere.
 */
export const strictFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    let response: Response;
    let text: string;
    try {
      response = await limitedFetch(fetch)(input, { ...init, redirect: 'manual' });
      text = await response.text();
    } catch (error) {
      return throwFailure({ kind: error instanceof ResponseTooLargeError ? 'malformed' : 'unreachable' });
    }
    // A browser hides the status of a rejected redirect behind 0.
    if (response.status >= 300 || response.status === 0)
      return throwFailure({ kind: 'refused', status: response.status || 302 });
    if (!isGraphqlResult(parseJson(text))) return throwFailure({ kind: 'malformed' });
    return new Response(text, { status: 200, headers: { 'content-type': 'application/json' } });
  };
