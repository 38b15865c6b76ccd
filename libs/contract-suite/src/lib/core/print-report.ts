import type { ServiceReport } from '../contract.ts';
import type { OutcomeKind } from './run-checks.ts';

const kinds: readonly OutcomeKind[] = ['held', 'broken', 'absent', 'untested'];

const NAME_WIDTH = 16;
const CELL_WIDTH = 10;

const countOf = ({ outcomes }: ServiceReport, kind: OutcomeKind): number =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell).padStart(CELL_WIDTH)).join('');

/** The failed checks of a service, one line each with the reason. */
export const printService = ({ service, outcomes }: ServiceReport): string =>
  outcomes
    .filter(({ kind }) => kind !== 'held')
    .map(({ kind, role, name, reason = '' }) => `${service}: ${kind}: ${name} (${role}): ${reason}`)
    .join('\n');

/** A table: a line for each service, and their sums. */
export function printTable(reports: readonly ServiceReport[]): string {
  const sums = kinds.map((kind) => reports.reduce((sum, report) => sum + countOf(report, kind), 0));
  return [
    row('service', kinds),
    ...reports.map((report) =>
      row(
        report.service,
        kinds.map((kind) => countOf(report, kind)),
      ),
    ),
    row('', sums),
  ].join('\n');
}
