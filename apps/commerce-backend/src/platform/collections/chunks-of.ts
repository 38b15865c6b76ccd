/** Splits values into lists of at most `size`, without holding more than one of them. */
export function* chunksOf<Value>(values: Iterable<Value>, size: number): Generator<readonly Value[]> {
  let chunk: Value[] = [];
  for (const value of values) {
    chunk.push(value);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
