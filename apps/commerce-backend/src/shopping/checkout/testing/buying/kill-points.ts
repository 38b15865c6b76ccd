import type { KillPhase } from './dying-backend.ts';

/** The statement of an act at which the backend is killed. */
export interface KillPoint {
  readonly act: 'placing' | 'paying';
  /** The n-th statement of the act, from 1. */
  readonly at: number;
  readonly statement: string;
  readonly phase: KillPhase;
}

const phases: readonly KillPhase[] = ['during', 'before', 'after'];

const shortened = (statement: string): string => statement.replaceAll(/\s+/g, ' ').slice(0, 60);

/**
 * Points of an act from its first statement to its last: those around the commit, where half an order would be made,
 * and the rest evenly before them, each at another moment. Of few points, those nearest to the end.
 */
export function killPoints(act: KillPoint['act'], statements: readonly string[], count: number): readonly KillPoint[] {
  const commit = statements.findLastIndex((statement) => /^commit/i.test(statement)) + 1;
  const point = (at: number, phase: KillPhase): KillPoint => ({
    act,
    at,
    phase,
    statement: shortened(statements[at - 1] ?? ''),
  });
  const atCommit = phases.map((phase) => point(commit, phase));
  const others = Math.max(0, count - atCommit.length);
  const spread = Array.from({ length: others }, (_, index) => {
    const at = others === 1 ? commit - 1 : 1 + Math.round((index * (commit - 2)) / (others - 1));
    return point(at, phases[index % phases.length] ?? 'before');
  });
  return [...spread, ...atCommit].slice(-count);
}
