/**
 * How many runs a fuzz test makes: a fifth of `full`, and all of them with `npm test -- --long`.
 *
 * @example fc.assert(property, { numRuns: fuzzRuns(10_000) });
 */
export const fuzzRuns = (full: number): number => (process.env['LONG_TESTS'] === '1' ? full : Math.ceil(full / 5));
