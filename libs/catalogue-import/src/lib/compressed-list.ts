import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** In characters of JSON: what is compressed at once. */
const CHUNK_LENGTH = 250_000;

/** JSON with one byte per character, which is read many times faster than UTF-8. */
const escaped = (json: string): string =>
  json.replace(/[^\0-\u00FF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Values that are read seldom and in order: as compressed JSON they take a small part of the memory of objects. */
export class CompressedList<Value> implements Iterable<Value> {
  readonly #chunks: Uint8Array[] = [];
  /** The values that are not compressed yet, as JSON. */
  #lines: string[] = [];
  #length = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Of what is compressed. */
  get byteLength(): number {
    return this.#chunks.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  }

  add(value: Value): void {
    const line = escaped(JSON.stringify(value));
    this.#lines.push(line);
    this.#count += 1;
    this.#length += line.length;
    if (this.#length < CHUNK_LENGTH) return;
    // The fastest level: it already finds the texts that repeat in every language. A copy, as a small buffer is a part of
    // a larger one, which it would hold in the memory.
    const bytes = Buffer.from(this.#lines.join('\n'), 'latin1');
    this.#chunks.push(new Uint8Array(deflateRawSync(bytes, { level: 1 })));
    this.#lines = [];
    this.#length = 0;
  }

  *[Symbol.iterator](): Generator<Value> {
    for (const chunk of this.#chunks) yield* parsed(inflateRawSync(chunk).toString('latin1').split('\n'));
    yield* parsed(this.#lines);
  }
}

/** JSON of what was added: it has the type of it. */
function* parsed<Value>(lines: readonly string[]): Generator<Value> {
  for (const line of lines) yield JSON.parse(line) as Value;
}
