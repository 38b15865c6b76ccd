import * as core from './core.ts';
import type { ImpressionBuffer, Sha256 } from './core.ts';
import * as api from './index.ts';
import type { EventsState, Impression } from './index.ts';

/** Gone types fail the type check here. */
export type Types = [EventsState, Impression, ImpressionBuffer, Sha256];

describe('@lyng/tracking', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['eventsSlice']);
  });

  it('exports its rules from ./core', () => {
    expect(Object.keys(core).sort()).toEqual([
      'IMPRESSION_BATCH',
      'INVALID_DISCOUNT_PERCENTAGE',
      'bufferImpressions',
      'flushImpressions',
      'hashPersonalData',
      'itemDiscount',
      'normalisePersonalData',
      'salesType',
      'spreadDiscount',
    ]);
  });
});
