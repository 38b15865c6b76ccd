import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';

/** The reason why the search service gave no content. */
export type SearchFailure =
  /** Aborted by a newer query or by the caller: nothing to show and nothing to report. */
  | { readonly kind: 'aborted' }
  /** No response: offline, rejected, cut off or too slow. */
  | { readonly kind: 'unreachable' }
  /** An error status. `content` is the body of the response: parsed JSON, or else the text. */
  | { readonly kind: 'refused'; readonly status: number; readonly content: unknown }
  /** A success whose content is not a JSON object. */
  | { readonly kind: 'malformed' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The failure that carries the service's response. */
export const statusFailure = (status: number, text: string): Result<SearchFailure, never> =>
  fail({ kind: 'refused', status, content: parsed(text) });
