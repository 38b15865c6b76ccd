import { parse } from 'csv-parse/sync';

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

/** The first delimiter outside of quotation marks: a spreadsheet of a country with decimal commas writes semicolons. */
const SEMICOLONS = /^(?:[^",;\n]|"(?:[^"]|"")*")*;/;

/** The rows of a text of commas or of semicolons; throws for a quotation mark without its other one. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return parse(plain, {
    delimiter: SEMICOLONS.test(plain) ? ';' : ',',
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
  })
    .map((row) => row.map((cell) => cell.replace(/^'(?=[=+@\t-])/, '').trim()))
    .filter((row) => row.some((cell) => cell !== ''));
}
