import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';

/**
 * Asks the newest question only: the one before it is aborted, and should its answer come all the same, it is `aborted`
 * too. So what is shown always belongs to what was typed last, in whatever order answers arrive.
 * @example const suggest = latestOnly((signal, q: string) => queryAutocomplete(service, { q }, undefined, signal));
 */
export function latestOnly<Question extends readonly unknown[], Failure, Answer>(
  ask: (signal: AbortSignal, ...question: Question) => Promise<Result<Failure, Answer>>,
): (...question: Question) => Promise<Result<Failure | { readonly kind: 'aborted' }, Answer>> {
  let newest: AbortController | undefined;
  return async (...question) => {
    newest?.abort();
    const own = (newest = new AbortController());
    const answer = await ask(own.signal, ...question);
    return own.signal.aborted ? fail({ kind: 'aborted' }) : answer;
  };
}
