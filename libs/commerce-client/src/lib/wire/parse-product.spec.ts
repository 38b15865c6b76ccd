import { makeStock } from '@lyng/model/testing';
import { comingOn } from './parse-product.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

describe('comingOn', () => {
  it.each([
    ['comes later', '2026-12-01T08:00:00Z', makeStock(0), '2026-12-01T08:00:00Z'],
    ['comes on a day without an hour', '2026-12-01', makeStock(0), '2026-12-01'],
    ['can be bought already', '2026-12-01', makeStock(3), null],
    ['can be made to order already', '2026-12-01', makeStock(0, { oversellable: 2 }), null],
    ['was for sale and is sold out', '2026-11-01', makeStock(0), null],
    ['has no day', '', makeStock(0), null],
    ['has a day that is none', 'soon', makeStock(0), null],
  ])('[SHOP-7] of what %s', (_what, firstAvailableOn, stock, day) => {
    expect(comingOn(firstAvailableOn, stock, now)).toBe(day);
  });
});
