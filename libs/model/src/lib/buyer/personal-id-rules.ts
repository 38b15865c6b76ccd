import { fail } from '../result.ts';
import type { Result } from '../result.ts';
import type { DateParts } from './real-date.ts';

/** The reason why a text is not a personal number. */
export type PersonalIdProblem =
  /** Not written as the country writes it. */
  | { readonly kind: 'format' }
  /** Of a day that does not exist, or is still to come. */
  | { readonly kind: 'date' }
  /** A digit was mistyped. */
  | { readonly kind: 'check-digit' }
  /** Of a test person, or a temporary number from hospitals and agencies: not in the population register. */
  | { readonly kind: 'not-issued' };

/** The context of the rules beside the text. */
export interface PersonalIdRules {
  readonly today: DateParts;
  /** Whether the authorities' test persons may buy; nowhere but where nothing is sold. */
  readonly acceptsTestPersons?: boolean | undefined;
}

/** Reads a text without spaces, whose dashes are all `-`. The number is as registers hold it, without signs that only help to read it. */
export type PersonalIdReader = (text: string, rules: PersonalIdRules) => Result<PersonalIdProblem, string>;

/** The result for a text with that problem. */
export const noPersonalId = (kind: PersonalIdProblem['kind']): Result<PersonalIdProblem, never> => fail({ kind });
