import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';

/** Why the search service gave no content. */
export type SearchFailure =
  /** A newer question, or the caller, made an end of it: nothing to show and nothing to report. */
  | { readonly kind: 'aborted' }
  /** Nothing answered: offline, refused, cut off or too slow. */
  | { readonly kind: 'unreachable' }
  /** A status that is no success. `content` is what the service answered: JSON, or the text where it was none (spec §7). */
  | { readonly kind: 'refused'; readonly status: number; readonly content: unknown }
  /** A success whose content is no JSON object. */
  | { readonly kind: 'malformed' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The failure that carries what the service answered. */
export const refusal = (status: number, text: string): Result<SearchFailure, never> =>
  fail({ kind: 'refused', status, content: parsed(text) });
