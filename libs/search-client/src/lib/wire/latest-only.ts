import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';

/**
 * Runs only the latest query: the one before it is aborted, and its result is `aborted` even if a response still
 * arrives. So what is shown always belongs to what was typed last, in whatever order responses arrive.
 *
 * @example const suggest = latestOnly((signal, q: string) => queryAutocomplete(service, { q }, undefined, signal));
 */
export function latestOnly<Args extends readonly unknown[], Failure, Value>(
  run: (signal: AbortSignal, ...args: Args) => Promise<Result<Failure, Value>>,
): (...args: Args) => Promise<Result<Failure | { readonly kind: 'aborted' }, Value>> {
  let newest: AbortController | undefined;
  return async (...args) => {
    newest?.abort();
    const own = (newest = new AbortController());
    const result = await run(own.signal, ...args);
    return own.signal.aborted ? fail({ kind: 'aborted' }) : result;
  };
}
