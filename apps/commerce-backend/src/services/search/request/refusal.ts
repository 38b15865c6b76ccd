import type { Result } from '@lyng/model';
import { fail } from '@lyng/model';

/** What cannot be understood; the message says to a developer what was expected. */
export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
}

export type OrRefusal<Value> = Result<Refusal, Value>;

export const refuse = (message: string): OrRefusal<never> => fail({ kind: 'refused', message });
