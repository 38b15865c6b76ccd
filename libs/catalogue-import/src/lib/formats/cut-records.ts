import { parse } from 'csv-parse/sync';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { isDecoded, notUtf8 } from './feed-row.ts';

export interface TableRecord {
  /** Counted from 1; the header is the first. */
  readonly row: number;
  /** As many fields as the header has, or why they are not read. */
  readonly fields: Result<string, readonly string[]>;
}

/** Max length in characters: a longer record is not a product and would only fill the memory. */
const maxRecordLength = 1_000_000;

type Fields = Result<string, readonly string[]>;

/** Within one line a quotation mark may also be one of inches; further lines belong to a record only by its quotation marks. */
function parseRecord(lines: readonly string[], delimiter: string): Fields {
  try {
    const [record = []] = parse(lines.join('\n'), {
      delimiter,
      relax_quotes: lines.length === 1,
      relax_column_count: true,
    });
    return ok(record);
  } catch {
    return fail('a quotation mark without its other one');
  }
}

/** Fields without a name hold nothing, such as those of a delimiter at the end of the line. */
function fitted(fields: Fields, columns: number | undefined): Fields {
  if (!fields.ok || columns === undefined || fields.value.length === columns) return fields;
  const { length } = fields.value;
  return length > columns && fields.value.slice(columns).every((field) => field.trim() === '')
    ? ok(fields.value.slice(0, columns))
    : fail(`${length} columns instead of ${columns}`);
}

const quotesIn = (text: string): number => text.split('"').length - 1;

/**
 * Cuts lines into the records of a table, whose quoted fields may have several lines. `csv-parse` loses the rest of the
 * file at a quotation mark without its other one; so each record is parsed alone, and when that fails, only its
 * first line is rejected and the next one begins a record.
 */
export async function* cutRecords(lines: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRecord> {
  let row = 0;
  let columns: number | undefined;
  /** The lines of the record that has begun. */
  let begun: string[] = [];
  let length = 0;
  let quotes = 0;

  /** Takes lines; after a broken record its further lines are taken again. */
  function* take(lines: Iterable<string>): Generator<TableRecord> {
    for (const line of lines) {
      if (begun.length === 0 && line.trim() === '') continue;
      begun.push(line);
      length += line.length + 1;
      quotes += quotesIn(line);
      const fields = fieldsOf();
      if (fields !== undefined) yield* end(fields);
    }
  }

  function* end(fields: Fields): Generator<TableRecord> {
    row += 1;
    if (row === 1 && fields.ok) columns = fields.value.length;
    const rest = fields.ok ? [] : begun.slice(1);
    [begun, length, quotes] = [[], 0, 0];
    yield { row, fields };
    yield* take(rest);
  }

  /** Undefined while the record may go on in the next line. */
  function fieldsOf(): Fields | undefined {
    const isOpen = quotes % 2 === 1;
    if (length > maxRecordLength)
      return fail(isOpen && begun.length > 1 ? 'a quotation mark without its other one' : 'longer than 1 MB');
    if (isOpen && begun.length > 1) return undefined;
    if (!begun.every(isDecoded)) return notUtf8;
    const fields = fitted(parseRecord(begun, delimiter), columns);
    return isOpen && !fields.ok ? undefined : fields;
  }

  for await (const line of lines) yield* take([line.replace(/\r$/, '')]);
  while (begun.length > 0) yield* end(fail('a quotation mark without its other one'));
}
