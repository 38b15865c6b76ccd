import { createReadStream } from 'node:fs';
import { hasHalves } from '../../database/storable-text.ts';

export type JsonLine =
  | { readonly row: number; readonly ok: true; readonly value: unknown }
  | { readonly row: number; readonly ok: false; readonly reason: string };

/** A row longer than this, in characters, is no product and would only fill the memory. */
const longestRow = 2_000_000;

/**
 * Reads a file of one JSON value per line without ever holding the whole of it; empty lines are passed over.
 * Only a line feed ends a row: Node's readline would also cut at U+2028, which may stand inside a JSON text.
 */
export async function* readJsonLines(path: string): AsyncGenerator<JsonLine> {
  let row = 0;
  for await (const line of linesOf(path)) {
    row += 1;
    const text = row === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield { row, ...parse(text) };
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    // What lies beyond the limit is thrown away; the row that is left cannot be parsed and is refused.
    rest = (lines.pop() ?? '').slice(0, longestRow);
    yield* lines;
  }
  yield rest;
}

/** How JSON writes one half of a character of two; in a pair it is a whole one. */
const HALF = /\\u[dD][89a-fA-F]/;

const holdsHalves = (text: string): boolean => {
  let found = false;
  JSON.parse(text, (key, value: unknown) => {
    found ||= hasHalves(key) || (typeof value === 'string' && hasHalves(value));
    return value;
  });
  return found;
};

function parse(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    const value: unknown = JSON.parse(text);
    // The database keeps no such text in JSON, and one of them would end the whole import there.
    if (HALF.test(text) && holdsHalves(text)) return { ok: false, reason: 'a text with half a character' };
    return { ok: true, value };
  } catch {
    return { ok: false, reason: 'not valid JSON' };
  }
}
