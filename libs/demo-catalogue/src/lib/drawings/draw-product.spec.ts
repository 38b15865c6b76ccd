import fc from 'fast-check';
import { inSample } from '@lyng/model/testing';
import sharp from 'sharp';
import { drawingKinds, drawingPatterns, viewsOf } from './drawing-kinds.ts';
import { drawProduct } from './draw-product.ts';

const kinds = Object.values(drawingKinds).flat();
const everyView = kinds.flatMap((kind) => viewsOf(kind).map((view) => ({ kind, view })));
const colours = ['#31465f', '#e7d9c4'];

describe('drawProduct', () => {
  it.each(everyView.filter(({ kind, view }) => inSample(`${kind} ${view}`, 4)))(
    'draws the $view of a $kind as an image that can be rendered',
    async ({ kind, view }) => {
      const svg = drawProduct({ kind, view, colours, pattern: 'solid', seed: 11 }, { shownWidth: 60 });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text/);
      const image = sharp(Buffer.from(svg));
      expect(await image.metadata()).toMatchObject({ width: 60, height: 75 });
      const { channels } = await image.stats();
      // Bare studio paper varies by less than 4.
      expect(channels[0]?.stdev).toBeGreaterThan(8);
    },
  );

  it('refers only to definitions that it contains', () => {
    for (const { kind, view } of everyView) {
      const svg = drawProduct({ kind, view, colours, pattern: 'check', seed: 5 });
      const defined = new Set([...svg.matchAll(/id="(d\d+)"/g)].map((match) => match[1]));
      const used = [...svg.matchAll(/url\(#(d\d+)\)/g)].map((match) => match[1]);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it('gives each view of a product its own image', () => {
    for (const kind of kinds) {
      const drawn = viewsOf(kind).map((view) => drawProduct({ kind, view, colours, pattern: 'solid', seed: 3 }));
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it.each([
    ['kind', { kind: 'rocket', view: 'side', pattern: 'solid' }],
    ['view', { kind: 'sneaker', view: 'front', pattern: 'solid' }],
    ['surface', { kind: 'sneaker', view: 'side', pattern: 'glitter' }],
  ])('throws for a %s that it does not know', (_what, order) => {
    expect(() => drawProduct({ ...order, colours, seed: 1 })).toThrow(/^images: /);
  });

  describe('properties', () => {
    it('draws the same order the same way', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...everyView),
          fc.constantFrom(...drawingPatterns),
          fc.integer(),
          (shown, pattern, seed) => {
            const order = { ...shown, pattern, seed, colours };
            return drawProduct(order) === drawProduct(order);
          },
        ),
        { numRuns: 60 },
      );
    });

    it('accepts any colours and keeps the image well formed', () => {
      const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
      fc.assert(
        fc.property(
          fc.constantFrom(...everyView),
          fc.array(hex, { minLength: 1, maxLength: 3 }),
          fc.integer(),
          (shown, chosen, seed) => {
            const svg = drawProduct({ ...shown, pattern: 'solid', seed, colours: chosen });
            return (
              !/NaN|undefined/.test(svg) && (svg.match(/<g[ >]/g) ?? []).length === (svg.match(/<\/g>/g) ?? []).length
            );
          },
        ),
        { numRuns: 60 },
      );
    });
  });
});
