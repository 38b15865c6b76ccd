/** The check runs one of so many samples of the tests that form a matrix; all samples together are the complete tests. */
export const sampleCount = 8;

/**
 * The sample that this run is limited to, 0 to 7: the environment variable `SAMPLE`. Undefined means that everything runs.
 *
 * @throws Error when `SAMPLE` is anything else.
 */
export function currentSample(): number | undefined {
  const { SAMPLE: given = '' } = process.env;
  if (given === '') return undefined;
  const sample = Number(given);
  if (!Number.isInteger(sample) || sample < 0 || sample >= sampleCount)
    throw new Error(
      `SAMPLE is "${given}". Set it to a whole number from 0 to ${String(sampleCount - 1)}, or unset it.`,
    );
  return sample;
}

/** FNV-1a, 32 bits. Its low bits follow from the low bits of the letters alone, so the high ones are mixed in: ids that are nearly the same are spread. */
export function hash(text: string): number {
  const sum = [...text].reduce((so, letter) => Math.imul(so ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  const mixed = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** In how many parts a matrix is divided: the check runs one part. */
export type Parts = 1 | 2 | 4 | 8;

/**
 * Whether the test with this id runs in the current sample, which has one in `parts` of all ids.
 *
 * @example const databases = inSample('orders on PGlite', 4) ? ['pglite', 'postgresql'] : ['postgresql'];
 */
export const inSample = (id: string, parts: Parts = sampleCount): boolean => isPartOfSample(hash(id), parts);

/**
 * The same for a place in an ordered matrix: of neighbours exactly one in `parts` runs. For a table with two factors, write
 * its cells as a Latin square (`columns[(row + index) % columns.length]`); each row and each column then runs once in `columns.length`.
 */
export function isPartOfSample(place: number, parts: Parts): boolean {
  const sample = currentSample();
  return sample === undefined || place % parts === sample % parts;
}

/** The seed of property tests: the sample, so that a commit runs the same cases everywhere. Undefined draws a new seed. */
export const propertySeed = (): number | undefined =>
  process.env['LONG_TESTS'] === '1' ? undefined : (currentSample() ?? 0);
