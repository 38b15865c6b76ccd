import type { Result } from '@lyng/model';
import { fail } from '@lyng/model';

/** A request that cannot be understood; the message describes the expected value to a developer. */
export interface RequestRejection {
  readonly kind: 'rejected';
  readonly message: string;
}

export type OrRejection<Value> = Result<RequestRejection, Value>;

export const reject = (message: string): OrRejection<never> => fail({ kind: 'rejected', message });
