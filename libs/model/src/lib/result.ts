/** An expected outcome: a value, or a failure with a reason. Bugs throw instead. Plain data, so it may live in a store. */
export type Result<Failure, Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): Result<never, Value> => ({ ok: true, value });

export const fail = <Failure>(error: Failure): Result<Failure, never> => ({ ok: false, error });
