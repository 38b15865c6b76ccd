import { fuzzRuns } from './fuzz-runs.ts';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

describe('runs of a fuzz test', () => {
  it.each([
    ['a fifth in the normal check', undefined, 1000, 200],
    ['at least one', undefined, 1, 1],
    ['all of them in the long check', '1', 1000, 1000],
  ])('are %s', (_rule, long, full, runs) => {
    if (long === undefined) delete process.env['LONG_TESTS'];
    else process.env['LONG_TESTS'] = long;
    expect(fuzzRuns(full)).toBe(runs);
  });

  it('are fewer in the normal check for a test with very many', () => {
    delete process.env['LONG_TESTS'];
    expect(fuzzRuns(300_000, 50)).toBe(6000);
  });
});
