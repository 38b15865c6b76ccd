import { currentSample, inSample, isPartOfSample, propertySeed, sampleCount } from './sample.ts';
import type { Parts } from './sample.ts';

const environment = { ...process.env };
beforeEach(() => {
  delete process.env['SAMPLE'];
  delete process.env['LONG_TESTS'];
});
afterEach(() => {
  process.env = { ...environment };
});

const ids = Array.from({ length: 800 }, (_, index) => `test ${String(index)} on PGlite`);
const idsOfSample = (sample: number, parts: Parts): readonly string[] => {
  process.env['SAMPLE'] = String(sample);
  return ids.filter((id) => inSample(id, parts));
};
const everySample = Array.from({ length: sampleCount }, (_, sample) => sample);

describe('samples', () => {
  it('have every test when none is chosen', () => {
    expect(ids.every((id) => inSample(id))).toBe(true);
    expect(currentSample()).toBeUndefined();
  });

  it('have together every test, each in exactly one of eight', () => {
    expect(everySample.flatMap((sample) => idsOfSample(sample, 8)).toSorted()).toEqual(ids.toSorted());
  });

  it.each([1, 2, 4, 8] as const)('have about one test in %d, and the same ones each time', (parts) => {
    const first = idsOfSample(3, parts);
    expect(Math.abs(first.length - ids.length / parts)).toBeLessThan(40);
    expect(idsOfSample(3, parts)).toEqual(first);
  });

  it('have exactly one of neighbours in an ordered matrix', () => {
    for (const sample of everySample) {
      process.env['SAMPLE'] = String(sample);
      expect([16, 17, 18, 19].filter((place) => isPartOfSample(place, 4))).toHaveLength(1);
    }
  });

  it.each(['8', '-1', '1.5', 'three'])('are unknown as SAMPLE=%s: the error explains the fix', (given) => {
    process.env['SAMPLE'] = given;
    expect(() => inSample('a test')).toThrow(`SAMPLE is "${given}". Set it to a whole number from 0 to 7`);
  });
});

describe('the seed of property tests', () => {
  it('is that of the sample, 0 without one, and new in long runs', () => {
    expect(propertySeed()).toBe(0);
    process.env['SAMPLE'] = '5';
    expect(propertySeed()).toBe(5);
    process.env['LONG_TESTS'] = '1';
    expect(propertySeed()).toBeUndefined();
  });
});
