import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderForSuite } from './testing/folder-for-suite.ts';
import { readJsonLines } from './read-json-lines.ts';
import type { JsonLine } from './read-json-lines.ts';

const folder = folderForSuite();

async function read(text: string): Promise<readonly JsonLine[]> {
  const path = join(folder, 'rows.jsonl');
  await writeFile(path, text);
  const rows: JsonLine[] = [];
  for await (const row of readJsonLines(path)) rows.push(row);
  return rows;
}

describe('readJsonLines', () => {
  it('numbers rows from 1, skips empty ones and goes on after a broken one', async () => {
    expect(await read('{"a":1}\n\nbroken\n{"a":2}')).toEqual([
      { row: 1, ok: true, value: { a: 1 } },
      { row: 3, ok: false, reason: 'not valid JSON' },
      { row: 4, ok: true, value: { a: 2 } },
    ]);
  });

  it.each([
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['carriage returns', '{"a":1}\r\n'],
  ])('reads through %s', async (_, text) => {
    expect(await read(text)).toEqual([{ row: 1, ok: true, value: { a: 1 } }]);
  });

  it('does not cut a row at a line separator inside a text', async () => {
    expect(await read('{"a":"one\u2028two\u2029three"}\n')).toEqual([
      { row: 1, ok: true, value: { a: 'one\u2028two\u2029three' } },
    ]);
  });

  it('keeps characters intact that are split between two chunks', async () => {
    const text = 'ø'.repeat(100_001);
    expect(await read(JSON.stringify({ text }))).toEqual([{ row: 1, ok: true, value: { text } }]);
  });

  it.each([
    ['a text', String.raw`{"a":["one \ud800"]}`],
    ['the second half', String.raw`{"a":"\uDC00 one"}`],
    ['halves in the wrong order', String.raw`{"a":"\udc00\ud83d"}`],
    ['a name', String.raw`{"\ud800":1}`],
  ])('[REL-9] reports the row that has half a character in %s, and reads the others', async (_, text) => {
    expect(await read(`${text}\n{"a":1}`)).toEqual([
      { row: 1, ok: false, reason: 'a text with half a character' },
      { row: 2, ok: true, value: { a: 1 } },
    ]);
  });

  it('reads complete characters, in either notation', async () => {
    expect(await read(String.raw`{"a":"👟 \ud83d\udc5f \\ud800"}`)).toEqual([
      { row: 1, ok: true, value: { a: String.raw`👟 👟 \ud800` } },
    ]);
  });

  it('returns no rows for an empty file', async () => {
    expect(await read('')).toEqual([]);
  });
});
