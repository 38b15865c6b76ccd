import fc from 'fast-check';

import { follow, panBy, swipeStep, unzoomed, zoomTo } from './zoom-view.ts';
import type { ZoomBounds } from './zoom-view.ts';

const bounds: ZoomBounds = { frame: { width: 400, height: 600 }, image: { width: 400, height: 500 } };
const middle = { x: 0, y: 0 };

describe('zoomTo', () => {
  it('keeps the point under the finger fixed', () => {
    const view = zoomTo(unzoomed, 2, { x: 50, y: 60 }, bounds);
    // The image's own place 50, 60 lies at scale × place + offset.
    expect([2 * 50 + view.x, 2 * 60 + view.y]).toEqual([50, 60]);
  });

  it.each([
    [0.2, 1],
    [3, 3],
    [9, 4],
  ])('clamps %d to %d times', (requested, scale) => {
    expect(zoomTo(unzoomed, requested, middle, bounds).scale).toBe(scale);
  });
});

describe('panBy', () => {
  it.each([
    [150, 150],
    [900, 200],
    [-900, -200],
  ])('by %d px stands at %d px', (by, at) => {
    expect(panBy({ scale: 2, ...middle }, { x: by, y: by }, bounds)).toEqual({ scale: 2, x: at, y: at });
  });
});

describe('follow', () => {
  it('enlarges as two fingers part, and moves with them', () => {
    const fingers = (...places: number[]) => places.map((x) => ({ x, y: 0 }));
    expect(follow(unzoomed, fingers(-50, 50), fingers(-80, 120), bounds)).toEqual({ scale: 2, x: 20, y: 0 });
  });

  it('drags an image that is not enlarged sideways only', () => {
    expect(follow(unzoomed, [middle], [{ x: -70, y: 30 }], bounds)).toEqual({ scale: 1, x: -70, y: 0 });
  });

  it('moves an enlarged image with one finger', () => {
    expect(follow({ scale: 2, ...middle }, [middle], [{ x: -70, y: 30 }], bounds)).toEqual({ scale: 2, x: -70, y: 30 });
  });

  it('never shows the area beyond an enlarged image', () => {
    const place = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });
    fc.assert(
      fc.property(fc.tuple(place, place), fc.tuple(place, place), (began, now) => {
        fc.pre(began[0].x !== began[1].x || began[0].y !== began[1].y);
        const { scale, x, y } = follow({ scale: 2, ...middle }, began, now, bounds);
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (scale * 400 - 400) / 2));
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (scale * 500 - 600) / 2));
      }),
    );
  });
});

describe('swipeStep', () => {
  it.each([
    [-100, 20, 1],
    [100, 20, -1],
    [40, 0, 0],
    [100, 120, 0],
  ])('by %d, %d px is %d', (x, y, step) => {
    expect(swipeStep({ x, y })).toBe(step);
  });
});
