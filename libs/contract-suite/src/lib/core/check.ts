/** The backend behaves otherwise than the contract. */
export class BrokenError extends Error {
  override readonly name = 'BrokenError';
}

/** Parts of the contract that the backend does not have at all. */
export class AbsentError extends Error {
  override readonly name = 'AbsentError';
}

/** Missing material for a check, such as a product of two colours. */
export class UntestedError extends Error {
  override readonly name = 'UntestedError';
}

/** The sender of a check's requests. */
export type Role = 'guest' | 'customer';

/** One fact of the contract. */
export interface Check {
  /** Short and unique within its service. */
  readonly name: string;
  readonly role: Role;
  /** Whether it changes data: it runs only with `--write`. */
  readonly writes?: true;
  /**
   * Resolves when the fact holds. Throws a BrokenError, an AbsentError or an UntestedError; any other error counts as
   * broken.
   */
  readonly run: () => Promise<void>;
}

type CheckOf = (name: string, run: Check['run']) => Check;

export const guestReads: CheckOf = (name, run) => ({ name, role: 'guest', run });
export const guestWrites: CheckOf = (name, run) => ({ name, role: 'guest', writes: true, run });
export const customerReads: CheckOf = (name, run) => ({ name, role: 'customer', run });
export const customerWrites: CheckOf = (name, run) => ({ name, role: 'customer', writes: true, run });

/** Throws a BrokenError with the reason unless the condition holds. */
export function assertContract(condition: unknown, reason: string): asserts condition {
  if (!condition) throw new BrokenError(reason);
}

/** Throws a BrokenError that shows both values as JSON unless they are equal. */
export function assertEqual(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  assertContract(a === b, `${what}: expected ${String(b)}, got ${String(a)}`);
}

/** The value. Throws an UntestedError with the reason when there is none. */
export function sampleOf<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === null || value === undefined) throw new UntestedError(reason);
  return value;
}
