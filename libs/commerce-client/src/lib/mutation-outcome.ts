import { fail, ok } from '@lyng/model';
import type { ErrorCode, Result } from '@lyng/model';
import type { CommerceFailure } from './gateway.ts';

/** The kinds of failures by the codes of the API's rejections. */
export type FailureKinds<Kind extends string> = Readonly<Partial<Record<ErrorCode, Kind>>>;

/** A failure in a feature's own words: by the code of the API's rejection, `unavailable` for every other. */
export const failureBy = <Kind extends string>(
  failure: CommerceFailure,
  kinds: FailureKinds<Kind>,
): { readonly kind: Kind | 'unavailable' } => ({
  kind: (failure.kind === 'rejected' && kinds[failure.code as ErrorCode]) || 'unavailable',
});

/** The outcome of a mutation; a response that has not made the change fails with `undone`. */
export const mutationOutcome = <Data, Kind extends string>(
  result: Result<CommerceFailure, Data>,
  isDone: (data: Data) => boolean,
  kinds: FailureKinds<Kind>,
  undone: Kind | 'unavailable' = 'unavailable',
): Result<{ readonly kind: Kind | 'unavailable' }, true> => {
  if (!result.ok) return fail(failureBy(result.error, kinds));
  return isDone(result.value) ? ok(true) : fail({ kind: undone });
};
