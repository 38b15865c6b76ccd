import fc from 'fast-check';
import { propertySeed } from './sample.ts';

describe('property tests', () => {
  it('take their seed from the sample, and the long run draws its own', () => {
    expect(fc.readConfigureGlobal().seed).toBe(propertySeed());
  });
});
