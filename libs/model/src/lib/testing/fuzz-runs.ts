/**
 * The number of runs of a fuzz test: all of them with `npm test -- --long`, otherwise one in `share`.
 *
 * @example fc.assert(property, { numRuns: fuzzRuns(10_000) });
 */
export const fuzzRuns = (full: number, share = 5): number =>
  process.env['LONG_TESTS'] === '1' ? full : Math.ceil(full / share);
