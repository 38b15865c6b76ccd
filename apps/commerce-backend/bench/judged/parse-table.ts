/** A line of a file that could not be read: `queries.tsv:3: …`. */
export type Problem = string;

export const problemAt = (file: string, row: number, reason: string): Problem => `${file}:${row}: ${reason}`;

export interface TableRow {
  /** From 1. */
  readonly row: number;
  readonly values: readonly string[];
}

export interface Table {
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
}

/**
 * Reads lines of values that tabs separate; empty lines are skipped, and a first line that names the columns.
 *
 * @param file The name for problems.
 */
export function parseTable(file: string, text: string, columns: readonly string[]): Table {
  const rows: TableRow[] = [];
  const problems: Problem[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const row = index + 1;
    const values = line.split('\t').map((value) => value.trim());
    if (line.trim() === '' || (row === 1 && values.join() === columns.join())) continue;
    if (values.length !== columns.length)
      problems.push(
        problemAt(file, row, `${values.length} values instead of ${columns.length}: ${columns.join(', ')}`),
      );
    else if (values.includes(''))
      problems.push(problemAt(file, row, `the ${columns[values.indexOf('')] ?? ''} is missing`));
    else rows.push({ row, values });
  }
  return { rows, problems };
}
