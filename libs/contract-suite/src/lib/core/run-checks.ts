import { AbsentError, UntestedError } from './check.ts';
import type { Check, Role } from './check.ts';

/** The result of a check: `untested` where the backend has no data to try it with, or it writes and may not. */
export type OutcomeKind = 'held' | 'broken' | 'absent' | 'untested';

/** A check that has run, or not. */
export interface Outcome {
  readonly name: string;
  readonly role: Role;
  readonly kind: OutcomeKind;
  /** The reason of the failure. */
  readonly reason?: string;
}

/** The checks that may run. */
export interface RunRules {
  readonly roles: readonly Role[];
  readonly writes: boolean;
}

const kindOf = (error: unknown): OutcomeKind =>
  error instanceof AbsentError ? 'absent' : error instanceof UntestedError ? 'untested' : 'broken';

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The reason why a check may not run. */
const obstacle = ({ role, writes }: Check, rules: RunRules): string | undefined => {
  if (writes && !rules.writes) return 'It changes data: run with --write.';
  if (!rules.roles.includes(role)) return 'It needs a customer: run with --email and --password.';
  return undefined;
};

async function runCheck(check: Check, rules: RunRules): Promise<Outcome> {
  const { name, role } = check;
  const reason = obstacle(check, rules);
  if (reason !== undefined) return { name, role, kind: 'untested', reason };
  try {
    await check.run();
    return { name, role, kind: 'held' };
  } catch (error) {
    return { name, role, kind: kindOf(error), reason: textOf(error) };
  }
}

/** Runs the checks one after another: a real backend limits how many requests it takes at once. */
export async function runChecks(checks: readonly Check[], rules: RunRules): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await runCheck(check, rules));
  return outcomes;
}
