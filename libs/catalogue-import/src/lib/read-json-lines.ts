import { createReadStream } from 'node:fs';

export type JsonLine =
  | { readonly row: number; readonly ok: true; readonly value: unknown }
  | { readonly row: number; readonly ok: false; readonly reason: string };

/** A row longer than this, in characters, is not a product and would only fill the memory. */
const maxRowLength = 2_000_000;

/**
 * Reads a file of one JSON value per line without ever holding the complete file; skips empty lines. Only a line feed
 * ends a row: Node's readline would also cut at U+2028, which is allowed inside a JSON text.
 */
export async function* readJsonLines(path: string): AsyncGenerator<JsonLine> {
  let row = 0;
  for await (const line of linesOf(path)) {
    row += 1;
    const text = row === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield { row, ...parse(text) };
  }
}

/** The lines of a text file, without their line feeds; a line beyond the limit is cut. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    // The text beyond the limit is dropped; the remaining row cannot be parsed and is rejected.
    rest = (lines.pop() ?? '').slice(0, maxRowLength);
    yield* lines;
  }
  yield rest;
}

/** One half of a surrogate pair, as `JSON.stringify` writes it; a text may also have a backslash before `ud800`. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

function parse(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    const value: unknown = JSON.parse(text);
    // The database does not store such a text in JSON, and one of them would end the complete import there.
    const hasHalf = /\\ud/i.test(text) && HALF.test(JSON.stringify(value));
    return hasHalf ? { ok: false, reason: 'a text with half a character' } : { ok: true, value };
  } catch {
    return { ok: false, reason: 'not valid JSON' };
  }
}
