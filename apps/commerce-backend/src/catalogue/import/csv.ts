/** A cell that a spreadsheet would compute is written as text, and read back without the mark. */
const FORMULA = /^[=+@\t-]/;

const cellOf = (value: string | number): string => {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated text with a final line break. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('');

const CELL = /(?:^|[,;\n])(?:"((?:[^"]|"")*)"|([^",;\n]*))/g;

/** The rows of a comma-separated text; a spreadsheet of a country with decimal commas writes semicolons. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (const match of plain.matchAll(CELL)) {
    if (rows.length === 0 || match[0].startsWith('\n')) rows.push([]);
    const cell = (match[1]?.replaceAll('""', '"') ?? match[2] ?? '').replace(/^'(?=[=+@\t-])/, '');
    rows.at(-1)?.push(cell.trim());
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
