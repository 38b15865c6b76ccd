import { BrokenError } from '../core/check.ts';

/** Ms until a request counts as broken. */
const TIMEOUT = 30_000;
const SHOWN_CHARACTERS = 200;

/** A response that has been read. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request. Throws a BrokenError with the address after 30 s without a response. */
export async function request(url: string, init: RequestInit = {}): Promise<HttpResponse> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(TIMEOUT) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new BrokenError(`${url}: ${cause instanceof Error ? cause.message : message}`);
  }
}

/** The start of a text, for a message. */
const excerpt = (text: string): string => JSON.stringify(text.slice(0, SHOWN_CHARACTERS));

/** The JSON of a response. Throws a BrokenError for any other text. */
export function jsonOf({ status, text }: HttpResponse): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BrokenError(`Status ${String(status)}, and no JSON: ${excerpt(text)}`);
  }
}
