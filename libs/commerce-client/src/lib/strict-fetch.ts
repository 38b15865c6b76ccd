import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceFailure } from './commerce-failure.ts';
import { limitedFetch, ResponseTooLargeError } from './limited-fetch.ts';

/** A body of a response with data, errors, or both. */
export interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

function parseBody(text: string): Result<CommerceFailure, GraphqlBody> {
  try {
    const body: unknown = JSON.parse(text);
    return isGraphqlBody(body) ? ok(body) : fail({ kind: 'malformed' });
  } catch {
    return fail({ kind: 'malformed' });
  }
}

const isGraphqlBody = (body: unknown): body is GraphqlBody =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  (('data' in body && body.data !== undefined) ||
    ('errors' in body && Array.isArray(body.errors) && body.errors.length > 0));

/**
 * A status of 300 or above, a body that is not JSON, or one with neither data nor errors is a server error, whatever
 * its content type claims; so is one that is too large. Redirects are rejected, so that no token follows one elsewhere.
 */
export async function strictFetch(
  fetch: typeof globalThis.fetch,
  url: string,
  init?: RequestInit,
): Promise<Result<CommerceFailure, GraphqlBody>> {
  try {
    const response = await limitedFetch(fetch)(url, { ...init, redirect: 'manual' });
    const text = await response.text();
    // A browser hides the status of a rejected redirect behind 0.
    if (response.status >= 300 || response.status === 0)
      return fail({ kind: 'refused', status: response.status || 302 });
    return parseBody(text);
  } catch (error) {
    return fail({ kind: error instanceof ResponseTooLargeError ? 'malformed' : 'unreachable' });
  }
}
